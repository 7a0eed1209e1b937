import type { Db } from '#platform/db/database.ts'
import { speakers } from './event-links.tables.ts'

export type NewSpeaker = typeof speakers.$inferInsert

/** Adds speakers in one statement and answers their ids by key. A key that is taken fails the whole. */
export async function insertSpeakers(db: Db, added: readonly NewSpeaker[]): Promise<Map<string, number>> {
  if (added.length === 0) return new Map()
  const ids = await db
    .insert(speakers)
    .values([...added])
    .returning({ key: speakers.key, id: speakers.id })
  return new Map(ids.map(({ key, id }) => [key, id]))
}
