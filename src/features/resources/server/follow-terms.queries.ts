import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Facet } from '../resource-card.contract.ts'
import { lockCounts } from './catalogue/facet-counts.queries.ts'

interface Merge {
  from: number
  into: number
}

/**
 * Before the terms of resources move: what is kept of the one term counts for the other from now on. Rows are held
 * before the counts, as by every writer.
 */
export async function mergeFacet(tx: Db, facet: Facet, { from, into }: Merge): Promise<void> {
  if (facet === 'type')
    await tx.execute(
      sql`select from resources where resource_type_id = ${from} order by id for no key update`,
    )
  await lockCounts(tx)
  await tx.execute(sql`insert into resource_facet_ids as kept (facet, term_id, block, ids)
    select facet, ${into}, block, ids from resource_facet_ids where facet = ${facet} and term_id = ${from}
    on conflict (facet, term_id, block) do update set ids = kept.ids | excluded.ids`)
  await tx.execute(sql`delete from resource_facet_ids where facet = ${facet} and term_id = ${from}`)
  await tx.execute(
    sql`delete from resource_facet_counts where facet = ${facet} and term_id in (${from}, ${into})`,
  )
  // Whatever has both terms is one bit of the set, so it counts once.
  await tx.execute(sql`insert into resource_facet_counts (facet, term_id, listed)
    select ${facet}::text, ${into}::int, coalesce(sum(bit_count(ids)), 0)::int from resource_facet_ids
    where facet = ${facet} and term_id = ${into}`)
}
