import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { type Catalogue, isAmong } from './choices.queries.ts'

/**
 * Before a term of a catalogue's things moves: the rows that change are locked in the order of every writer, and links
 * are read once nobody else moves them.
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
