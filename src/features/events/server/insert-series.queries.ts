import type { Db } from '#platform/db/database.ts'
import { eventSeries } from './events.tables.ts'

export type NewSeries = typeof eventSeries.$inferInsert

/** Adds series in one statement and answers their ids by key. A key that is taken fails the whole. */
export async function insertSeries(db: Db, added: readonly NewSeries[]): Promise<Map<string, number>> {
  if (added.length === 0) return new Map()
  const ids = await db
    .insert(eventSeries)
    .values([...added])
    .returning({ key: eventSeries.key, id: eventSeries.id })
  return new Map(ids.map(({ key, id }) => [key, id]))
}
