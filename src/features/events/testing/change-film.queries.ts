import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { eventCaptions } from '../server/event-captions.tables.ts'
import { eventRecordings, events } from '../server/events.tables.ts'

/** Makes a stored file the recording of an event. */
export async function takeFileAsFilm(
  db: Db,
  { event_id, url }: { event_id: number; url: string },
): Promise<void> {
  await db.update(eventRecordings).set({ kind: 'file', url }).where(eq(eventRecordings.event_id, event_id))
}

export async function withdrawEvent(db: Db, id: number): Promise<void> {
  await db.update(events).set({ publication: 'cancelled' }).where(eq(events.id, id))
}

export async function everyCaptionsFile(db: Db): Promise<string[]> {
  const found = await db.select({ vtt: eventCaptions.vtt }).from(eventCaptions)
  return found.map(({ vtt }) => vtt)
}
