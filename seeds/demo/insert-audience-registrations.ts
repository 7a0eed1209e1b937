import { eventRegistrations, events } from '#features/events/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { insertSeats } from './insert-seats.queries.ts'

/**
 * Gives every seat that an event counts as taken to somebody, so that its figure is the number of its rows. Comes
 * after the people of the demo, who have their seats already.
 */
export async function insertAudienceRegistrations(
  db: Db,
  audience: readonly number[],
  now: Date,
): Promise<void> {
  const taken = new Map<number, number>()
  for (const { event_id, status, has_place } of await db.select().from(eventRegistrations)) {
    if (status === 'registered' && has_place) taken.set(event_id, (taken.get(event_id) ?? 0) + 1)
  }
  const all = await db.select().from(events).orderBy(events.id)
  const registrations = all.flatMap((event, place) => {
    const missing = event.registered_count - (taken.get(event.id) ?? 0)
    const until = Math.min(now.getTime(), event.start_date_time?.getTime() ?? now.getTime())
    const since = event.created_at.getTime()
    return Array.from({ length: missing }, (_, index) => {
      const moment = new Date(since + ((until - since) * (index + 1)) / (missing + 1))
      return {
        event_id: event.id,
        // The same people in the same order as their reviews.
        user_id: audience[(index + place * 7) % audience.length] ?? 0,
        registered_at: moment,
      }
    })
  })
  await insertSeats(db, registrations)
}
