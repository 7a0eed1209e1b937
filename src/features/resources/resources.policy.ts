import type { Privacy, ResourceStatus } from './resource-card.contract.ts'

/** What decides who may see and change a resource. */
export interface Owned {
  creator_id: number | null
  status: ResourceStatus
  privacy: Privacy
}

const isOwn = (viewer: { id: number } | null, { creator_id }: Owned) =>
  viewer !== null && creator_id === viewer.id

const isOpen = ({ status, privacy }: Owned) => status === 'published' && privacy === 'Everyone'

/** What a viewer may do with a resource that they can see (docs/rules/resources.md, Who sees what). */
export function resourceAbilities(viewer: { id: number } | null, resource: Owned) {
  const own = isOwn(viewer, resource)
  return {
    edit: own,
    follow: !own && resource.creator_id !== null,
    review: !own && isOpen(resource),
    report: !own && isOpen(resource),
  }
}
