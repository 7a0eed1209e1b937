import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** The speakers of an event who have an account that they may log in with. */
export async function selectSpeakersWithAccount(db: Db, event_id: number): Promise<number[]> {
  const found = await rows<{ user_id: number }>(
    db,
    sql`select u.id as user_id from event_speakers e join speaker_accounts a using (speaker_id)
      join users u on u.id = a.user_id where e.event_id = ${event_id} and u.disabled_at is null order by u.id`,
  )
  return found.map(({ user_id }) => user_id)
}

/** The accounts of an event's speakers, disabled ones included. */
export async function selectSpeakerAccounts(db: Db, event_id: number): Promise<number[]> {
  const found = await rows<{ user_id: number }>(
    db,
    sql`select a.user_id from event_speakers e join speaker_accounts a using (speaker_id)
      where e.event_id = ${event_id} order by a.user_id`,
  )
  return found.map(({ user_id }) => user_id)
}
