import { hasRole, type WithRoles } from '#foundation/accounts/roles.contract.ts'
import { publicationAbilities } from '#foundation/content/content.contract.ts'
import type { ProgramPublication } from './admin-programs.contract.ts'

export const mayEditPrograms = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
/** Names, addresses and what people have done. */
export const maySeeProgramPeople = (viewer: WithRoles) => hasRole(viewer)

/** Content editors work on every program but do not see who is inside. */
export function programAbilities(viewer: WithRoles, { publication }: { publication: ProgramPublication }) {
  const can = publicationAbilities(mayEditPrograms(viewer), publication)
  return { ...can, see_people: maySeeProgramPeople(viewer) }
}
