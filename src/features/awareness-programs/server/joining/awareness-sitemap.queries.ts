import { sql } from 'drizzle-orm'
import { rows } from '#platform/db/query.ts'
import type { MappedKind } from '#platform/http/serve-sitemap.ts'
import { signupAddress } from '../../awareness-address.contract.ts'

/** Ids of a part: each program stays in its part for ever. */
const IDS_A_PART = 10_000

/** Where people sign up to each program that is published; one that has ended takes nobody new. */
export const awarenessSitemap: MappedKind = {
  name: 'awareness-programs',
  async countParts(db) {
    const [found] = await rows<{ parts: number }>(
      db,
      sql`select coalesce(max(id) / ${IDS_A_PART} + 1, 0)::int as parts from awareness_programs`,
    )
    return found?.parts ?? 0
  },
  async selectPart(db, part) {
    const found = await rows<{ name: string }>(
      db,
      sql`select name from awareness_programs where id >= ${(part - 1) * IDS_A_PART} and id < ${part * IDS_A_PART}
        and publication = 'published' order by id`,
    )
    return found.map(({ name }) => ({ address: signupAddress(name), changed_at: null }))
  },
}
