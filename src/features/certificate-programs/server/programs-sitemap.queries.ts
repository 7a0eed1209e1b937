import { sql } from 'drizzle-orm'
import { textIn } from '#platform/db/columns.ts'
import { rows } from '#platform/db/query.ts'
import type { MappedKind } from '#platform/http/serve-sitemap.ts'
import { programAddress } from '../program-address.contract.ts'
import { isListed } from './visible-program.queries.ts'

/** Ids of a part: each program stays in its part for ever. */
const IDS_A_PART = 10_000

/** Every certificate program that is published; one that is closed takes nobody new. */
export const programsSitemap: MappedKind = {
  name: 'certificate-programs',
  async countParts(db) {
    const [found] = await rows<{ parts: number }>(
      db,
      sql`select coalesce(max(id) / ${IDS_A_PART} + 1, 0)::int as parts from certificate_programs`,
    )
    return found?.parts ?? 0
  },
  async selectPart(db, part) {
    const found = await rows<{ id: number; title: string }>(
      db,
      sql`select p.id, ${textIn(sql`p.title`, 'en')} as title from certificate_programs p
        where p.id >= ${(part - 1) * IDS_A_PART} and p.id < ${part * IDS_A_PART} and ${isListed('p')}
        order by p.id`,
    )
    return found.map((program) => ({ address: programAddress(program), changed_at: null }))
  },
}
