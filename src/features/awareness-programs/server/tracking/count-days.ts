import type { Db } from '#platform/db/database.ts'
import type { CountedDays } from './sum-tracking.ts'
import { selectCompletedDays, selectInvitedDays, selectOpenedDays } from './tracking.queries.ts'

/** Everything counted for a campaign since it started, by day. */
export async function countDays(db: Db, campaign_id: number): Promise<CountedDays> {
  return {
    invited: await selectInvitedDays(db, campaign_id),
    opened: await selectOpenedDays(db, campaign_id),
    completed: await selectCompletedDays(db, campaign_id),
  }
}
