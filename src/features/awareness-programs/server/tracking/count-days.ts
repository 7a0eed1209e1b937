import type { Db } from '#platform/db/database.ts'
import type { CountedDays } from './sum-tracking.ts'
import { selectCompletedDays, selectInvitedDays, selectOpenedDays } from './tracking.queries.ts'

/** All that was counted of a campaign since it began, by day. */
export async function countDays(db: Db, campaign_id: number): Promise<CountedDays> {
  return {
    invited: await selectInvitedDays(db, campaign_id),
    opened: await selectOpenedDays(db, campaign_id),
    completed: await selectCompletedDays(db, campaign_id),
  }
}
