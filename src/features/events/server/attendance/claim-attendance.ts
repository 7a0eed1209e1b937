import type { Db } from '#platform/db/database.ts'
import { claimUnmatched, lockEventsThatList } from './report.queries.ts'

/** Counts rows of meeting reports for the person whose email they have, once it is confirmed. */
export async function claimAttendance(tx: Db, user_id: number): Promise<void> {
  const event_ids = await lockEventsThatList(tx, user_id)
  if (event_ids.length > 0) await claimUnmatched(tx, { event_ids, user_id })
}
