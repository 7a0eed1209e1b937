import type { Db } from '#platform/db/database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { eventAttendances, eventRegistrations, events } from '../server/index.ts'

interface OfPerson {
  event_id: number
  user_id: number
}

/** A registration as if made at TEST_NOW, without emails and seats. */
export async function createRegistration(
  db: Db,
  { event_id, user_id, ...given }: OfPerson & Partial<typeof eventRegistrations.$inferInsert>,
): Promise<void> {
  await db
    .insert(eventRegistrations)
    .values({ event_id, user_id, status: 'registered', registered_at: TEST_NOW, ...given })
}

/** Records attendance by an uploaded report, with that many minutes. */
export async function createAttendance(
  db: Db,
  { event_id, user_id, minutes = 60 }: OfPerson & { minutes?: number },
): Promise<void> {
  await db
    .insert(eventAttendances)
    .values({ event_id, user_id, source: 'report', joined_at: TEST_NOW, minutes })
}

/** The number of taken seats in the event's own row. */
export async function registeredCount(db: Db, event_id: number): Promise<number | undefined> {
  const found = await db.select({ id: events.id, taken: events.registered_count }).from(events)
  return found.find(({ id }) => id === event_id)?.taken
}
