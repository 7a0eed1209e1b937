import { hasRole, type WithRoles } from '#foundation/accounts/roles.contract.ts'
import { publicationAbilities } from '#foundation/content/content.contract.ts'
import type { AwarenessPublication } from './awareness-programs.contract.ts'

export const mayEditAwareness = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
/** Who may see the people who run campaigns, their texts and invitations, and may suspend campaigns. */
export const maySuspendCampaigns = (viewer: WithRoles) => hasRole(viewer, 'campaign-manager')

/** Content editors edit every program but don't see who runs campaigns for it. */
export function awarenessAbilities(
  viewer: WithRoles,
  { publication }: { publication: AwarenessPublication },
) {
  const { close: end, ...can } = publicationAbilities(mayEditAwareness(viewer), publication)
  return { ...can, end, see_campaigns: maySuspendCampaigns(viewer) }
}
