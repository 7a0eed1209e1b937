import { hasRole, type WithRoles } from '#foundation/accounts/roles.contract.ts'
import type { AwarenessPublication } from './awareness-programs.contract.ts'

export const mayEditAwareness = (viewer: WithRoles) => hasRole(viewer, 'content-editor')
/** Who runs campaigns, what they wrote and whom they invited; and to take a campaign from view. */
export const mayHoldCampaigns = (viewer: WithRoles) => hasRole(viewer, 'campaign-manager')

/** Content editors work on every program but do not see who runs campaigns for it. */
export function awarenessAbilities(
  viewer: WithRoles,
  { publication }: { publication: AwarenessPublication },
) {
  const isEditor = mayEditAwareness(viewer)
  return {
    edit: isEditor,
    publish: isEditor && publication === 'draft',
    end: isEditor && publication === 'published',
    reopen: isEditor && publication === 'ended',
    see_campaigns: mayHoldCampaigns(viewer),
  }
}
