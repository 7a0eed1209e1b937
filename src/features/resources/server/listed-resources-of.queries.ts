import { type SQL, sql } from 'drizzle-orm'
import { creatorAddress } from '#foundation/creators/creators.contract.ts'
import { rows } from '#platform/db/query.ts'
import type { MappedKind } from '#platform/http/serve-sitemap.ts'

/** How many resources of a person everyone may see, by the kept counts, for a `select`. */
export const listedResourcesOf = (id: SQL): SQL<number> =>
  sql<number>`coalesce((select k.listed from resource_facet_counts k where k.facet = 'creator' and k.term_id = ${id}), 0)`

/** Ids of a part: each person stays in their part for ever. */
const IDS_A_PART = 10_000

const sharing = sql`resource_facet_counts k join users u on u.id = k.term_id and u.disabled_at is null`

/** The page of everybody who shares resources. */
export const creatorsSitemap: MappedKind = {
  name: 'creators',
  async countParts(db) {
    const [found] = await rows<{ parts: number }>(
      db,
      sql`select coalesce(max(k.term_id) / ${IDS_A_PART} + 1, 0)::int as parts from ${sharing}
        where k.facet = 'creator' and k.listed > 0`,
    )
    return found?.parts ?? 0
  },
  async selectPart(db, part) {
    const found = await rows<{ id: number }>(
      db,
      sql`select u.id from ${sharing} where k.facet = 'creator' and k.listed > 0
        and k.term_id >= ${(part - 1) * IDS_A_PART} and k.term_id < ${part * IDS_A_PART} order by u.id`,
    )
    return found.map(({ id }) => ({ address: creatorAddress(id), changed_at: null }))
  },
}
