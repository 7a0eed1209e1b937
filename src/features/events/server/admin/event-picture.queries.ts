import { eq } from 'drizzle-orm'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { events } from '../events.tables.ts'

export interface EventPicture {
  /** The address of its named size. */
  picture: string | null
  picture_alt: LocalizedText | null
}

/** Only under the lock of the event. */
export async function findPicture(tx: Db, id: number): Promise<EventPicture> {
  const [found] = await tx
    .select({ picture: events.picture, picture_alt: events.picture_alt })
    .from(events)
    .where(eq(events.id, id))
  return found ?? { picture: null, picture_alt: null }
}

/** Only under the lock of the event. */
export async function writePicture(tx: Db, id: number, picture: EventPicture): Promise<void> {
  await tx.update(events).set(picture).where(eq(events.id, id))
}
