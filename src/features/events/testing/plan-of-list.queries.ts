import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { eventIds, type ListOfEvents } from '../server/catalogue/event-list.queries.ts'

/** PostgreSQL's plan for a page of the list, with current statistics. */
export async function planOfList(db: Db, list: ListOfEvents): Promise<string> {
  await db.execute(sql`analyze events`)
  const lines = await rows<Record<string, string>>(db, sql`explain ${eventIds(list)}`)
  return lines.map((line) => line['QUERY PLAN']).join('\n')
}
