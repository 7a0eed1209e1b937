import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { events } from '../server/index.ts'

/** Changes an event's start (its end is an hour later), number of seats or publication. */
export async function moveEvent(
  db: Db,
  {
    id,
    start,
    ...given
  }: { id: number; start?: Date; capacity?: number; publication?: 'published' | 'cancelled' },
): Promise<void> {
  await db
    .update(events)
    .set({
      ...given,
      ...(start ? { start_date_time: start, end_date_time: new Date(start.getTime() + 3_600_000) } : {}),
    })
    .where(eq(events.id, id))
}
