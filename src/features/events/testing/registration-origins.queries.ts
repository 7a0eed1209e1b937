import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { eventRegistrations } from '../server/index.ts'

/** The attribution of an event's registrations, in order. */
export function originsOf(db: Db, event_id: number) {
  const { utm_source, utm_medium, utm_campaign } = eventRegistrations
  return db
    .select({ utm_source, utm_medium, utm_campaign })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.event_id, event_id))
    .orderBy(eventRegistrations.id)
}
