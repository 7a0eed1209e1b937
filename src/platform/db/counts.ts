import { type SQL, sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import type { Db } from './database.ts'
import { rows } from './query.ts'

/** The number of rows in `source`, the text after `from`. */
export async function countRows(db: Db, source: SQL): Promise<number> {
  const [found] = await rows<{ total: number }>(db, sql`select count(*)::int as total from ${source}`)
  return found?.total ?? 0
}

/** The number of rows of `select`, up to one past the cap, so that a long list is never read to its end. */
export function countUpTo(db: Db, select: SQL, cap: number = RECORDS_TOTAL_CAP): Promise<number> {
  return countRows(db, sql`(${select} limit ${cap + 1}) counted`)
}

/** Counting this many rows takes a few milliseconds. */
const MOST_COUNTED = 100_000

/** The number of rows in a table: counted, or the server's estimate if counting would take long. */
export async function countRoughly(db: Db, table: string): Promise<number> {
  const [found] = await rows<{ total: number }>(
    db,
    sql`select (case when c.reltuples > ${MOST_COUNTED} then c.reltuples
        else (select count(*) from ${sql.identifier(table)}) end)::int as total
      from pg_class c where c.oid = ${table}::text::regclass`,
  )
  return found?.total ?? 0
}

/** The total of a list in a reply: exact up to the cap, and marked as capped beyond it. */
export const cappedTotal = (total: number) => ({
  recordsTotal: Math.min(total, RECORDS_TOTAL_CAP),
  recordsTotal_is_capped: total > RECORDS_TOTAL_CAP,
})

/** The total of a list in a reply whose rows are all counted. */
export const exactTotal = (total: number) => ({ recordsTotal: total, recordsTotal_is_capped: false })
