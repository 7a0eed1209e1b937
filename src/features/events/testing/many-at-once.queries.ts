import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

const run =
  (statement: string) =>
  async (db: Db): Promise<void> => {
    await db.execute(sql.raw(statement))
  }

/** Statements that no operation sends, each changing many rows; the last one deletes every event. */
export const changeManyAtOnce = [
  run(`update events set registered_count = 7`),
  run(`update events set title = jsonb_build_object('en', 'Big feelings ' || id), search_words = 'calm'`),
  run(`update events set event_type_id = (select min(id) from event_types), access_language = 'hi'`),
  run(`update events set access_captions = 'none', access_sign_language = true`),
  run(`update events set end_date_time = null, start_date_time = null where id % 3 = 0`),
  run(`update event_recordings set published_at = published_at + interval '9 days'`),
  run(
    `update event_recordings set event_id = (select min(id) from events where id not in (select event_id from event_recordings))
      where event_id = (select min(event_id) from event_recordings)`,
  ),
  run(`delete from event_recordings where event_id % 2 = 0`),
  run(`delete from event_tags where tag_id = (select min(id) from tags)`),
  run(`delete from event_skills where skill_id = (select max(id) from skills)`),
  run(`update event_skills set skill_id = (select max(id) from skills)`),
  run(
    `insert into event_age_groups (event_id, age_group_id) select e.id, t.id from events e, age_groups t on conflict do nothing`,
  ),
  run(
    `insert into event_speakers (event_id, speaker_id) select e.id, t.id from events e, speakers t on conflict do nothing`,
  ),
  run(
    `update events set publication = 'cancelled', published_at = coalesce(published_at, now()) where id % 2 = 0`,
  ),
  run(`delete from event_skills`),
  run(`update events set publication = 'published', published_at = coalesce(published_at, now())`),
  run(`delete from events where id = (select min(id) from events)`),
  run(`delete from events`),
]
