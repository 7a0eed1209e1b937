import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Deletes the account row with everything that cascades. */
export async function removeAccount(tx: Db, user_id: number): Promise<void> {
  await tx.execute(sql`delete from users where id = ${user_id}`)
}

/** Names of our tables with a row that contains `mark`, ignoring case. */
export async function tablesThatSay(db: Db, mark: string): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const found: string[] = []
  for (const { name } of tables) {
    const said = await rows(
      db,
      sql`select from ${sql.identifier(name)} t where strpos(lower(t::text), lower(${mark}::text)) > 0 limit 1`,
    )
    if (said.length > 0) found.push(name)
  }
  return found
}
