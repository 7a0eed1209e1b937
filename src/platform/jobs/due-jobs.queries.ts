import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rows } from '../db/query.ts'
import { SCHEMA } from './schema.ts'

/** The queues that have a due job, found by one index lookup for each. */
export async function selectDueQueues(db: Db, names: readonly string[]): Promise<string[]> {
  const found = await rows<{ name: string }>(
    db,
    sql`select q.name from unnest(${`{${names.join(',')}}`}::text[]) as q(name) where exists (
        select from ${sql.identifier(SCHEMA)}.job j
        where j.name = q.name and j.state < 'active' and not j.blocked
          and j.start_after <= ${sql.identifier(SCHEMA)}.job_now())`,
  )
  return found.map(({ name }) => name)
}
