import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import { authorize, type Viewer } from '#foundation/accounts/server/index.ts'
import { decideReport } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { CAMPAIGN_REPORTED } from '../../../awareness-programs.contract.ts'
import { maySuspendCampaigns } from '../../../awareness-programs.policy.ts'
import { reportableCampaigns } from '../../reportable-campaigns.queries.ts'

interface Suspension {
  id: number
  isSuspended: boolean
  reason: string | undefined
  now: Date
}

/**
 * Suspends a campaign or shows it again, which also decides its reports. Does nothing, and sends nothing, if it
 * already is as requested.
 * @returns whether that changed anything for its visitors
 * @throws NotAllowed, ReportedThingNotFound
 */
export async function suspendCampaign(
  db: Db,
  viewer: WithRoles & Pick<Viewer, 'id'>,
  { id, isSuspended, reason, now }: Suspension,
): Promise<boolean> {
  authorize(maySuspendCampaigns(viewer))
  const { isChange } = await decideReport(db, viewer, {
    reportables: [reportableCampaigns],
    kind: CAMPAIGN_REPORTED,
    id,
    decision: isSuspended ? 'hide' : 'restore',
    reason,
    now,
  })
  return isChange
}
