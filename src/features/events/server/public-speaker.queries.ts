import { type SQL, sql } from 'drizzle-orm'

/** Whether a person speaks at an event that everyone may see, for a `select`. */
export const isPublicSpeaker = (user_id: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from speaker_accounts a join event_speakers s using (speaker_id)
    join events e on e.id = s.event_id where a.user_id = ${user_id} and e.publication = 'published')`
