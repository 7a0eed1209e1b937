import { hasRole, type WithRoles } from '#foundation/accounts/roles.contract.ts'
import { publicationAbilities } from '#foundation/content/content.contract.ts'
import type { AwarenessPublication } from './awareness-programs.contract.ts'

export const mayEditAwareness = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
/** Who runs campaigns, what they wrote and whom they invited; and to take a campaign from view. */
export const maySuspendCampaigns = (viewer: WithRoles) => hasRole(viewer, 'campaign-manager')

/** Content editors work on every program but do not see who runs campaigns for it. */
export function awarenessAbilities(
  viewer: WithRoles,
  { publication }: { publication: AwarenessPublication },
) {
  const { close: end, ...can } = publicationAbilities(mayEditAwareness(viewer), publication)
  return { ...can, end, see_campaigns: maySuspendCampaigns(viewer) }
}
