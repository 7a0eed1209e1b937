import { DAY_MS } from '#contract/durations.ts'
import type { Db } from '#platform/db/database.ts'
import { INVITATIONS_A_DAY } from '../../../awareness-programs.contract.ts'
import { countSentBy } from '../invitations.queries.ts'

/** Emails that a person can still send in the current 24 hours: invitations and reminders of all their campaigns. */
export async function leftToday(db: Db, { user_id, now }: { user_id: number; now: Date }): Promise<number> {
  const sent = await countSentBy(db, { user_id, since: new Date(now.getTime() - DAY_MS) })
  return Math.max(0, INVITATIONS_A_DAY - sent)
}
