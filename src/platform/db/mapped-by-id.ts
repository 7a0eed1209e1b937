import { type SQL, sql } from 'drizzle-orm'
import type { MappedKind, MappedPage } from '../http/serve-sitemap.ts'
import { rows } from './query.ts'

interface MappedById<Row> {
  name: string
  /** Ids in one part. A page stays in its part however many there are. */
  idsAPart: number
  /** The tables with the ids, and the id's column in them. */
  from: SQL
  id: SQL
  /** Selects the rows whose id is in a part, which the given condition says. */
  select(isInPart: SQL): SQL
  pageOf(row: Row): MappedPage
}

/** Pages of a sitemap in parts of as many ids, so that a page stays in its part. */
export function mappedById<Row>({ name, idsAPart, from, id, select, pageOf }: MappedById<Row>): MappedKind {
  return {
    name,
    async countParts(db) {
      const [found] = await rows<{ parts: number }>(
        db,
        sql`select coalesce(max(${id}) / ${idsAPart} + 1, 0)::int as parts from ${from}`,
      )
      return found?.parts ?? 0
    },
    async selectPart(db, part) {
      const isInPart = sql`${id} >= ${(part - 1) * idsAPart} and ${id} < ${part * idsAPart}`
      return (await rows<Row & object>(db, select(isInPart))).map(pageOf)
    },
  }
}
