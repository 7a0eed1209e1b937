import { sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { rows } from '../db/query.ts'
import { SCHEMA } from './schema.ts'

/** The queues with a due job, each found by one index lookup. */
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

/** Makes interrupted jobs due again. pg-boss counts a try if a job was started before. */
export async function giveBackJobs(db: Db, ids: readonly string[]): Promise<void> {
  await db.execute(sql`update ${sql.identifier(SCHEMA)}.job
    set state = 'retry', started_on = null, completed_on = null, start_after = ${sql.identifier(SCHEMA)}.job_now()
    where id = any(${`{${ids.join(',')}}`}::uuid[]) and state in ('retry', 'failed')`)
}
