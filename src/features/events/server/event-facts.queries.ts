import { type SQL, sql } from 'drizzle-orm'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { mappedById } from '#platform/db/mapped-by-id.ts'
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

/** Whether a person speaks at a published event, for a `select`: by the stored count of their speaker's events. */
export const isPublicSpeaker = (user_id: SQL): SQL<boolean> =>
  sql<boolean>`exists (select from speaker_accounts a
    join event_facet_counts k on k.facet = 'creator' and k.term_id = a.speaker_id
    where a.user_id = ${user_id} and k.listed > 0)`

/** Every published event. */
export const eventsSitemap = mappedById<{ id: number }>({
  name: 'events',
  idsAPart: 2_500,
  from: sql`events`,
  id: sql`id`,
  select: (isInPart) =>
    sql`select id from events where ${isInPart} and publication = 'published' order by id`,
  pageOf: ({ id }) => ({ address: `/events/details/${id}`, changed_at: null }),
})
