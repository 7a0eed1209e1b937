import { sql } from 'drizzle-orm'
import { insertTermLinks } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { eventLinks, eventResources, speakers } from './event-links.tables.ts'
import { eventRecordings, eventSeries, events } from './events.tables.ts'

type EventRow = Omit<typeof events.$inferInsert, 'search_words'>
type NewRecording = Omit<typeof eventRecordings.$inferInsert, 'event_id'>

/** An event with everything that belongs to it. Speakers and resources keep the given order. */
export interface NewEvent extends EventRow {
  recording?: NewRecording | null
  speaker_ids?: readonly number[]
  skill_ids?: readonly number[]
  tag_ids?: readonly number[]
  age_group_ids?: readonly number[]
  resource_ids?: readonly number[]
}

export type NewSeries = typeof eventSeries.$inferInsert
export type NewSpeaker = typeof speakers.$inferInsert

/** Adds one event with its recording and links; see {@link insertEvents}. */
export async function insertEvent(db: Db, event: NewEvent): Promise<number> {
  const [id] = await insertEvents(db, [event])
  if (id === undefined) throw new Error('the event was not added')
  return id
}

/**
 * Adds events with their recordings and links, all or none, and returns their ids in the same order. Eight
 * statements, however many events; PostgreSQL's limit on parameters allows about 1,500. Unless given, `published_at`
 * of anything but a draft is when it was created.
 */
export async function insertEvents(db: Db, added: readonly NewEvent[]): Promise<number[]> {
  if (added.length === 0) return []
  return db.transaction(async (tx) => {
    const inserted = await tx.insert(events).values(added.map(toRow)).returning({ id: events.id })
    const ids = inserted.map((row) => row.id)
    await insertRecordings(tx, added, ids)
    await insertTermLinks(tx, { ...eventLinks, resource_ids: eventResources }, added, ids)
    await writeSearchWords(tx, ids)
    return ids
  })
}

function toRow(event: NewEvent): EventRow {
  const { recording, speaker_ids, skill_ids, tag_ids, age_group_ids, resource_ids, ...columns } = event
  if ((columns.publication ?? 'draft') === 'draft') return columns
  return { published_at: columns.created_at ?? new Date(), ...columns }
}

async function insertRecordings(tx: Db, added: readonly NewEvent[], ids: number[]): Promise<void> {
  const recordings = added.flatMap(({ recording }, index) =>
    recording ? [{ ...recording, event_id: ids[index] ?? 0 }] : [],
  )
  if (recordings.length > 0) await tx.insert(eventRecordings).values(recordings)
}

/** Names of speakers, skills and tags in every language, so that a search also finds the event by these. */
export async function writeSearchWords(tx: Db, ids: number[]): Promise<void> {
  const both = sql`concat_ws(' ', t.name ->> 'en', t.name ->> 'hi')`
  await tx.execute(sql`update events e set search_words = named.words
    from (
      select event_id, string_agg(words, ' ' order by kind, position) as words from (
        select l.event_id, t.name as words, 1 as kind, l.position from event_speakers l join speakers t on t.id = l.speaker_id
        union all
        select l.event_id, ${both}, 2, l.position from event_skills l join skills t on t.id = l.skill_id
        union all
        select l.event_id, ${both}, 3, l.position from event_tags l join tags t on t.id = l.tag_id
      ) names where event_id = any(${idList(ids)}) group by event_id
    ) named
    where e.id = named.event_id`)
}

const linksTo = {
  skills: sql`select event_id from event_skills where skill_id`,
  tags: sql`select event_id from event_tags where tag_id`,
} as const

/** Events with a term in the order of their ids, locked until the transaction ends. */
export async function selectEventsWith(
  tx: Db,
  { list, id, after, most }: { list: keyof typeof linksTo; id: number; after: number; most: number },
): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    sql`select e.id from events e where e.id in (${linksTo[list]} = ${id}) and e.id > ${after}
      order by e.id limit ${most} for no key update`,
  )
  return found.map((event) => event.id)
}

/** Adds series in one statement and returns their ids by key. Fails as a whole if a key is taken. */
export async function insertSeries(db: Db, added: readonly NewSeries[]): Promise<Map<string, number>> {
  if (added.length === 0) return new Map()
  const ids = await db
    .insert(eventSeries)
    .values([...added])
    .returning({ key: eventSeries.key, id: eventSeries.id })
  return new Map(ids.map(({ key, id }) => [key, id]))
}

/** Adds speakers in one statement and returns their ids by key. Fails as a whole if a key is taken. */
export async function insertSpeakers(db: Db, added: readonly NewSpeaker[]): Promise<Map<string, number>> {
  if (added.length === 0) return new Map()
  const ids = await db
    .insert(speakers)
    .values([...added])
    .returning({ key: speakers.key, id: speakers.id })
  return new Map(ids.map(({ key, id }) => [key, id]))
}
