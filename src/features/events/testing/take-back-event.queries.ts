import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { events } from '../server/events.tables.ts'

/** Turns a published event back into a draft. */
export async function unpublishEvent(db: Db, id: number): Promise<void> {
  await db.update(events).set({ publication: 'draft' }).where(eq(events.id, id))
}

export async function deleteEvent(db: Db, id: number): Promise<void> {
  await db.delete(events).where(eq(events.id, id))
}
