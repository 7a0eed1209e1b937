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

/** Deletes jobs, done or waiting, whose payload has one of these numbers in the given field. */
export function forgetJobsWith(
  tx: Db,
  { field, values }: { field: string; values: readonly number[] },
): Promise<void> {
  const numbers = sql`select to_jsonb(number) from unnest(${`{${values.join(',')}}`}::int[]) as number`
  return forget(tx, sql`data::jsonb -> ${field}::text in (${numbers})`)
}

/** A running job updates its own row; it is deleted with the done ones. */
async function forget(tx: Db, which: SQL): Promise<void> {
  await tx.execute(sql`delete from ${sql.identifier(SCHEMA)}.job where state <> 'active' and ${which}`)
}
