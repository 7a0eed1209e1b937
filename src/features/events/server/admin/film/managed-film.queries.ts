import { eq, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { ManagedFilm } from '../../../admin-film.contract.ts'
import { hasWatched } from '../../attendance/attendance.queries.ts'
import { at } from '../../catalogue/event-status.queries.ts'
import { eventCaptions } from '../../event-captions.tables.ts'
import { eventRecordings } from '../../events.tables.ts'

export async function findRecording(db: Db, event_id: number): Promise<ManagedFilm['film']> {
  const [film] = await rows<NonNullable<ManagedFilm['film']>>(
    db,
    sql`select kind, url, duration_seconds / 60 as minutes, duration_seconds % 60 as seconds,
      ${isoUtc(sql`published_at`)} as published_at from event_recordings where event_id = ${event_id}`,
  )
  return film ?? null
}

/** A replacement keeps the date of the first recording. The caller holds the event's lock. */
export async function writeRecording(
  tx: Db,
  {
    event_id,
    now,
    ...film
  }: {
    event_id: number
    kind: 'youtube' | 'vimeo' | 'file'
    url: string
    duration_seconds: number
    now: Date
  },
): Promise<void> {
  await tx
    .insert(eventRecordings)
    .values({ event_id, ...film, published_at: now })
    .onConflictDoUpdate({ target: eventRecordings.event_id, set: film })
}

/**
 * Ends what people have watched of a recording that is replaced or removed; those who have watched enough of it keep
 * their attendance. The caller holds the event's lock.
 */
export async function endWatching(tx: Db, { event_id, now }: { event_id: number; now: Date }): Promise<void> {
  await tx.execute(sql`update event_watches w set watched = '{}', watched_seconds = 0, position_seconds = 0,
      attended_at = coalesce(w.attended_at, case when ${hasWatched('e', 'r')} then ${at(now)} end)
    from events e join event_recordings r on r.event_id = e.id where e.id = ${event_id} and w.event_id = e.id`)
}

/**
 * Deletes the captions in all languages, and with them the transcript. Returns whether there were any. The caller has
 * locked the event's row.
 */
export async function deleteCaptions(tx: Db, event_id: number): Promise<boolean> {
  const deleted = await tx
    .delete(eventCaptions)
    .where(eq(eventCaptions.event_id, event_id))
    .returning({ language: eventCaptions.language })
  await tx
    .update(eventRecordings)
    .set({ has_transcript: false })
    .where(eq(eventRecordings.event_id, event_id))
  return deleted.length > 0
}

/** Deletes a recording with its captions. The caller has locked the event's row. */
export async function deleteRecording(tx: Db, event_id: number): Promise<void> {
  await deleteCaptions(tx, event_id)
  await tx.delete(eventRecordings).where(eq(eventRecordings.event_id, event_id))
}
