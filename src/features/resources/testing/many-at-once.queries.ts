import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'

const run =
  (statement: string) =>
  async (db: Db): Promise<void> => {
    await db.execute(sql.raw(statement))
  }

/** Statements that no operation sends, each changing many rows; the last one deletes every resource. */
export const changeManyAtOnce = [
  run(`update resources set likes_count = 7`),
  run(`update resources set title = 'Big feelings ' || id, summary = 'calm'`),
  run(`update resources set resource_type_id = (select min(id) from resource_types)`),
  run(`update resources set privacy = 'Everyone', shown_to_all_at = now()`),
  run(`delete from resource_tags where tag_id = (select min(id) from tags)`),
  run(`delete from resource_skills where skill_id = (select max(id) from skills)`),
  run(`update resource_skills set skill_id = (select max(id) from skills)`),
  run(`insert into resource_age_groups (resource_id, age_group_id)
    select r.id, t.id from resources r, age_groups t`),
  run(`update resources set status = 'hidden', hidden_reason = 'Reported' where id % 2 = 0`),
  run(`delete from resource_skills`),
  run(`update resources set status = 'published', hidden_reason = null`),
  run(`delete from users where id = (select min(creator_id) from resources)`),
  run(`delete from resources where id = (select min(id) from resources)`),
  run(`delete from resources`),
]
