import { hasRole, type WithRoles } from '#foundation/accounts/roles.contract.ts'
import { publicationAbilities } from '#foundation/content/content.contract.ts'
import type { ProgramPublication } from './admin-programs.contract.ts'

export const mayEditPrograms = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
/** Whether the person may see participants' names, emails and progress. */
export const maySeeProgramPeople = (viewer: WithRoles) => hasRole(viewer)

/** Content editors edit every program but don't see its participants. */
export function programAbilities(viewer: WithRoles, { publication }: { publication: ProgramPublication }) {
  const can = publicationAbilities(mayEditPrograms(viewer), publication)
  return { ...can, see_people: maySeeProgramPeople(viewer) }
}
