import { type SQL, sql } from 'drizzle-orm'
import type { LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { MappedKind } from '#platform/http/serve-sitemap.ts'

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

/** Ids per part, so that an event always stays in the same part. */
const IDS_A_PART = 2_500

/** Every published event. */
export const eventsSitemap: MappedKind = {
  name: 'events',
  async countParts(db) {
    const [found] = await rows<{ parts: number }>(
      db,
      sql`select coalesce(max(id) / ${IDS_A_PART} + 1, 0)::int as parts from events`,
    )
    return found?.parts ?? 0
  },
  async selectPart(db, part) {
    const found = await rows<{ id: number }>(
      db,
      sql`select id from events where id >= ${(part - 1) * IDS_A_PART} and id < ${part * IDS_A_PART}
        and publication = 'published' order by id`,
    )
    return found.map(({ id }) => ({ address: `/events/details/${id}`, changed_at: null }))
  },
}
