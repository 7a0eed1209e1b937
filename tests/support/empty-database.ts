import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** Takes every row out of every table of ours and from the queues, starts their ids at 1 again. */
export async function emptyDatabase(db: Db): Promise<void> {
  const [tables] = await rows<{ names: string }>(
    db,
    sql`select string_agg(format('%I.%I', schemaname, tablename), ', ') as names from pg_tables
      where schemaname = 'public' or (schemaname = 'pgboss' and tablename like 'job%')`,
  )
  if (tables) await db.execute(sql.raw(`truncate ${tables.names} restart identity cascade`))
}
