import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { type Catalogue, isAmong } from './choices.queries.ts'

/**
 * Called before a term's things are moved: locks the rows that change in the same order as every writer, so that nobody
 * else changes their links while these are read.
 */
export async function lockForMerge(
  tx: Db,
  { thing, columns }: Catalogue,
  { facet, from }: { facet: string; from: number },
): Promise<void> {
  const column = columns[facet]
  await tx.execute(
    column
      ? sql`select from ${sql.raw(`${thing}s`)} t where ${column(sql`t`, isAmong([from]))} order by id for no key update`
      : sql`select pankh_hold_catalogue(${thing})`,
  )
}
