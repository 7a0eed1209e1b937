import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { eventCaptions } from '../../event-captions.tables.ts'
import { eventRecordings } from '../../events.tables.ts'

interface OfLanguage {
  event_id: number
  language: string
}

export async function selectCaptionLanguages(db: Db, event_id: number): Promise<string[]> {
  const found = await db
    .select({ language: eventCaptions.language })
    .from(eventCaptions)
    .where(eq(eventCaptions.event_id, event_id))
    .orderBy(asc(eventCaptions.language))
  return found.map(({ language }) => language)
}

export async function findCaptions(db: Db, of: OfLanguage): Promise<string | undefined> {
  const [found] = await db.select({ vtt: eventCaptions.vtt }).from(eventCaptions).where(ofLanguage(of))
  return found?.vtt
}

export async function writeCaptions(tx: Db, { vtt, ...of }: OfLanguage & { vtt: string }): Promise<void> {
  await tx
    .insert(eventCaptions)
    .values({ ...of, vtt })
    .onConflictDoUpdate({ target: [eventCaptions.event_id, eventCaptions.language], set: { vtt } })
  await tx
    .update(eventRecordings)
    .set({ has_transcript: true })
    .where(eq(eventRecordings.event_id, of.event_id))
}

/** Returns whether there were any. */
export async function deleteCaptions(tx: Db, of: OfLanguage): Promise<boolean> {
  const deleted = await tx.delete(eventCaptions).where(ofLanguage(of)).returning()
  const rest = await selectCaptionLanguages(tx, of.event_id)
  await tx
    .update(eventRecordings)
    .set({ has_transcript: rest.length > 0 })
    .where(eq(eventRecordings.event_id, of.event_id))
  return deleted.length > 0
}

const ofLanguage = ({ event_id, language }: OfLanguage) =>
  and(eq(eventCaptions.event_id, event_id), eq(eventCaptions.language, language))
