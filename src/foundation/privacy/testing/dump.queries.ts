import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Every row of our tables and of the job queue as text, prefixed with its table's name. */
export async function dumpOf(db: Db): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    db,
    sql`select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname in ('public', 'pgboss') order by 1`,
  )
  const dumped: string[] = []
  for (const { name } of tables) {
    const found = await rows<{ row: string }>(db, sql`select t::text as row from ${sql.raw(name)} t`)
    dumped.push(...found.map(({ row }) => `${name}: ${row}`))
  }
  return dumped
}
