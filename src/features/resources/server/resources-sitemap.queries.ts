import { sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import { rows } from '#platform/db/query.ts'
import type { MappedKind } from '#platform/http/serve-sitemap.ts'
import { resourceAddress } from '../resource-card.contract.ts'
import { isListed } from './visible-resource.queries.ts'

/** Ids of a part: each resource stays in its part for ever. */
const IDS_A_PART = 10_000

/** Every resource that everyone may see. */
export const resourcesSitemap: MappedKind = {
  name: 'resources',
  async countParts(db) {
    const [found] = await rows<{ parts: number }>(
      db,
      sql`select coalesce(max(id) / ${IDS_A_PART} + 1, 0)::int as parts from resources`,
    )
    return found?.parts ?? 0
  },
  async selectPart(db, part) {
    const found = await rows<{ id: number; title: string; changed_at: string }>(
      db,
      sql`select r.id, r.title, ${isoUtc(sql`r.updated_at`)} as changed_at from resources r
        where r.id >= ${(part - 1) * IDS_A_PART} and r.id < ${part * IDS_A_PART} and ${isListed('r')} order by r.id`,
    )
    return found.map((resource) => ({ address: resourceAddress(resource), changed_at: resource.changed_at }))
  },
}
