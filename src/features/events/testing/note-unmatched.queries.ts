import { sql } from 'drizzle-orm'
import { MINUTE_MS } from '#contract/durations.ts'
import type { Db } from '#platform/db/database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { unmatchedAttendees } from '../server/attendance-reports.tables.ts'

/** An attendee in a meeting's report whom no organiser has decided on, with the account that had the email then. */
export async function noteUnmatched(
  db: Db,
  of: { event_id: number; name: string; email: string },
): Promise<void> {
  const stay = { joined_at: TEST_NOW, left_at: new Date(TEST_NOW.getTime() + 7 * MINUTE_MS), minutes: 7 }
  const unverified_user_id = sql<number | null>`(select id from users where email = ${of.email})`
  await db.insert(unmatchedAttendees).values({ ...of, ...stay, unverified_user_id })
}
