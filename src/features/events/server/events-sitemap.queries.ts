import { sql } from 'drizzle-orm'
import { rows } from '#platform/db/query.ts'
import type { MappedKind } from '#platform/http/serve-sitemap.ts'

/** Ids of a part: each event stays in its part for ever. */
const IDS_A_PART = 10_000

/** Every event that is published. */
export const eventsSitemap: MappedKind = {
  name: 'events',
  async countParts(db) {
    const [found] = await rows<{ parts: number }>(
      db,
      sql`select coalesce(max(id) / ${IDS_A_PART} + 1, 0)::int as parts from events`,
    )
    return found?.parts ?? 0
  },
  async selectPart(db, part) {
    const found = await rows<{ id: number }>(
      db,
      sql`select id from events where id >= ${(part - 1) * IDS_A_PART} and id < ${part * IDS_A_PART}
        and publication = 'published' order by id`,
    )
    return found.map(({ id }) => ({ address: `/events/details/${id}`, changed_at: null }))
  },
}
