import { MINUTE_MS } from '#contract/durations.ts'
import { eventAttendances } from '#features/events/server/index.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import type { Db } from '#platform/db/database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'

type GivenEvent = NonNullable<Parameters<typeof createEvent>[1]>

/**
 * An hour-long event with a certificate that ended an hour before TEST_NOW, attended in full by these people. Returns
 * its id.
 */
export async function createAttendedEvent(
  db: Db,
  { people, ...given }: GivenEvent & { people: readonly { id: number }[] },
): Promise<number> {
  const event_id = await createEvent(db, { starts_in_minutes: -120, has_certificate: true, ...given })
  for (const { id } of people) await attend(db, { event_id, user_id: id })
  return event_id
}

/** Attendance of the whole hour, by a meeting's report. `joined_at`: two hours before TEST_NOW, if it isn't given. */
export async function attend(
  db: Db,
  { minutes = 60, ...given }: { event_id: number; user_id: number; minutes?: number; joined_at?: Date },
): Promise<void> {
  const { event_id, user_id, joined_at = new Date(TEST_NOW.getTime() - 120 * MINUTE_MS) } = given
  await db.insert(eventAttendances).values({ event_id, user_id, source: 'report', joined_at, minutes })
}
