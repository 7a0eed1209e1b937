import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a person speaks at an event that everyone may see, for a `select`. The account is looked up first and by
 * itself: joined, all that anybody speaks at may be read for a person who never speaks.
 */
export const isPublicSpeaker = (user_id: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from event_speakers s join events e on e.id = s.event_id
    where s.speaker_id = (select a.speaker_id from speaker_accounts a where a.user_id = ${user_id})
      and e.publication = 'published')`
