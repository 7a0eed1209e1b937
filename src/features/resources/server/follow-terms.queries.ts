import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Facet } from '../resource-card.contract.ts'

/**
 * Before the terms of resources move: the rows that change are held in the order of every writer, and links are read
 * once nobody else moves them.
 */
export async function holdForMerge(tx: Db, { facet, from }: { facet: Facet; from: number }): Promise<void> {
  await tx.execute(
    facet === 'type'
      ? sql`select from resources where resource_type_id = ${from} order by id for no key update`
      : sql`select pankh_hold_library()`,
  )
}
