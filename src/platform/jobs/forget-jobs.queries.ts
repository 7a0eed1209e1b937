import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/database.ts'
import { SCHEMA } from './schema.ts'

/** Deletes jobs, done or waiting, whose payload contains exactly this text as a value. */
export function forgetJobsNaming(tx: Db, word: string): Promise<void> {
  return forget(
    tx,
    sql`jsonb_path_exists(data::jsonb, '$.** ? (@ == $word)', jsonb_build_object('word', ${word}::text))`,
  )
}

/** Deletes jobs, done or waiting, whose payload has this number in the given field. */
export function forgetJobsWith(tx: Db, { field, value }: { field: string; value: number }): Promise<void> {
  return forget(tx, sql`data::jsonb -> ${field}::text = to_jsonb(${value}::int)`)
}

/** A running job updates its own row; it is deleted with the done ones. */
async function forget(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(SCHEMA)}.job where state <> 'active' and ${which}`)
}
