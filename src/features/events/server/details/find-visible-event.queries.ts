import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { eventsWithRecordings } from '../catalogue/event-card.queries.ts'
import { EventNotFound } from '../events.errors.ts'

/**
 * An event that anyone may see, with the columns asked for.
 * @throws EventNotFound for an unknown event and for one that is not published
 */
export function findVisibleEvent<Row = { id: number }>(
  db: Db,
  id: number,
  columns: SQL = sql`e.id`,
): Promise<Row> {
  return findEvent<Row>(db, sql`e.id = ${id} and e.publication = 'published'`, columns)
}

/**
 * The same, and one that was cancelled: its page says so to whoever holds the link.
 * @throws EventNotFound for an unknown event and a draft
 */
export function findEventWithPage<Row = { id: number }>(
  db: Db,
  id: number,
  columns: SQL = sql`e.id`,
): Promise<Row> {
  return findEvent<Row>(db, sql`e.id = ${id} and e.publication in ('published', 'cancelled')`, columns)
}

async function findEvent<Row>(db: Db, which: SQL, columns: SQL): Promise<Row> {
  const [event] = await rows<Row>(db, sql`select ${columns} from ${eventsWithRecordings} where ${which}`)
  if (!event) throw new EventNotFound()
  return event
}
