import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** The event's speakers with an account that can log in. */
export async function selectSpeakersWithAccount(db: Db, event_id: number): Promise<number[]> {
  const found = await rows<{ user_id: number }>(
    db,
    sql`select u.id as user_id from event_speakers e join speaker_accounts a using (speaker_id)
      join users u on u.id = a.user_id where e.event_id = ${event_id} and u.disabled_at is null order by u.id`,
  )
  return found.map(({ user_id }) => user_id)
}
