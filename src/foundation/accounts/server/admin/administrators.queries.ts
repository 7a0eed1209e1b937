import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/**
 * Holds the rows of all administrators until the transaction ends, so that two who take the role from each other at
 * once do so one after the other. Those who may log in and do not leave.
 */
export async function lockAdministrators(tx: Db): Promise<number[]> {
  await tx.execute(sql`select from users where is_admin order by id for no key update`)
  // A statement of its own: the one that waited sees other tables as they were before it waited.
  const staying = await rows<{ id: number }>(
    tx,
    sql`select u.id from users u where u.is_admin and u.disabled_at is null
      and not exists (select from account_deletions d where d.user_id = u.id)`,
  )
  return staying.map(({ id }) => id)
}
