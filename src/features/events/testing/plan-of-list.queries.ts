import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { eventIds, type ListOfEvents } from '../server/catalogue/event-list.queries.ts'

/** How the database goes about a page of the list, after it has counted what it holds. */
export async function planOfList(db: Db, list: ListOfEvents): Promise<string> {
  await db.execute(sql`analyze events`)
  const lines = await rows<Record<string, string>>(db, sql`explain ${eventIds(list)}`)
  return lines.map((line) => line['QUERY PLAN']).join('\n')
}
