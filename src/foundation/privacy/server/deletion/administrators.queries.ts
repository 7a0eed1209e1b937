import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Whether nobody but this person keeps the place, and will still do so after the deletions that wait. */
export async function isLastAdministrator(db: Db, user_id: number): Promise<boolean> {
  const [found] = await rows<{ is_last: boolean }>(
    db,
    sql`select exists (select from users u where u.id = ${user_id} and u.is_admin)
      and not exists (select from users u where u.id <> ${user_id} and u.is_admin and u.disabled_at is null
        and not exists (select from account_deletions d where d.user_id = u.id)) as is_last`,
  )
  return found?.is_last === true
}
