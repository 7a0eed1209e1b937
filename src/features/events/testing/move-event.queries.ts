import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { events } from '../server/index.ts'

/** Gives the event another start, an hour before its end, another number of seats or another publication. */
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
