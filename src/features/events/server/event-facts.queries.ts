import { sql } from 'drizzle-orm'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

interface NamedEvent {
  title: LocalizedText
  time_zone: string
}

export async function selectEventName(db: Db, id: number): Promise<NamedEvent | undefined> {
  const [found] = await rows<NamedEvent>(db, sql`select title, time_zone from events where id = ${id}`)
  return found
}

export async function isEventPublic(db: Db, id: number): Promise<boolean> {
  const found = await rows(db, sql`select from events where id = ${id} and publication = 'published'`)
  return found.length > 0
}
