import { hasRole, type WithRoles } from '#foundation/accounts/roles.contract.ts'
import { publicationAbilities } from '#foundation/content/content.contract.ts'
import type { Publication } from './admin-event-fields.contract.ts'

export const mayCreateEvents = (viewer: WithRoles) => hasRole(viewer, 'content-editor', 'event-host')

/** Whether the person can host events: see who comes, and answer questions. */
export const mayHostEvents = (viewer: WithRoles) => hasRole(viewer, 'event-host')

/** Whether the person organises every event, not only those they host. */
export const organisesAllEvents = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
/** Whether the person sees the participants of every event, not only of those they host. */
export const seesPeopleOfAllEvents = (viewer: WithRoles) => hasRole(viewer)

/** Content editors edit every event but don't see its participants. Hosts do both, for their own events. */
export function eventAbilities(viewer: WithRoles, event: { publication: Publication; is_host: boolean }) {
  const isEditor = organisesAllEvents(viewer)
  const isHost = viewer.roles.includes('event-host') && event.is_host
  const { publish, close: cancel } = publicationAbilities(isEditor, event.publication)
  const isOpen = event.publication !== 'cancelled'
  return {
    see: isEditor || isHost,
    edit: (isEditor || isHost) && isOpen,
    publish,
    cancel,
    duplicate: isEditor || isHost,
    name_hosts: isEditor && isOpen,
    see_people: seesPeopleOfAllEvents(viewer) || isHost,
  }
}
export type EventAbilities = ReturnType<typeof eventAbilities>
