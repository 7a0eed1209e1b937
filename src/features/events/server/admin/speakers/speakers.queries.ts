import { eq, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { lockContent } from '#foundation/content/server/index.ts'
import { revisionOf } from '#platform/crypto/revision-of.ts'
import { inBothOf, likeWords, textColumns } from '#platform/db/both-languages.ts'
import { textIn } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import { type AskedOrder, type TableOrders, tableOrder } from '#platform/db/table-order.ts'
import { SPEAKER_SORTS, type SpeakerSort } from '../../../admin-event-fields.contract.ts'
import {
  type AdminSpeaker,
  type NamingEvent,
  type SpeakerForm,
  speakerTexts,
} from '../../../admin-speakers.contract.ts'
import { speakers } from '../../event-links.tables.ts'
import { speakerAccounts } from '../../event-questions.tables.ts'
import { writeSearchWords } from '../../insert-event.queries.ts'
import { namingEvent } from './naming-events.queries.ts'

interface SpeakersWanted {
  search: string | undefined
  order: AskedOrder<SpeakerSort>
  language: TextLanguage
  limit: number
  offset: number
}

const orders: TableOrders<SpeakerSort> = {
  name: [rising(sql`lower(s.name)`), rising(sql`s.id`)],
  events: [rising(sql`event_count`), rising(sql`s.id`)],
}

/** `picture` is the picture's name, not yet its address. */
export async function selectSpeakers(
  db: Db,
  { search, order, language, limit, offset }: SpeakersWanted,
): Promise<{ speakers: AdminSpeaker[]; total: number }> {
  const isWanted =
    search === undefined
      ? sql`true`
      : sql`concat(s.name, ' ', s.designation ->> 'en', ' ', s.designation ->> 'hi', ' ', s.place) ilike ${likeWords(search)}`
  const found = await rows<AdminSpeaker>(
    db,
    sql`select s.id, s.name, ${textIn(sql`s.designation`, language)} as designation, s.place, s.picture,
        exists (select from speaker_accounts a where a.speaker_id = s.id) as has_account,
        (select count(*)::int from event_speakers l where l.speaker_id = s.id) as event_count
      from speakers s where ${isWanted}
      order by ${tableOrder(SPEAKER_SORTS, orders, order)} limit ${limit} offset ${offset}`,
  )
  const total = await countRows(db, sql`speakers s where ${isWanted}`)
  return { speakers: found, total }
}

export interface SpeakerRow {
  id: number
  picture: string | null
  form: SpeakerForm
  /** Changes whenever a field of the form does. */
  revision: string
}

/**
 * Finds a speaker. With `isLocked`, nobody else can change them until the transaction ends, but events may still name
 * them.
 */
export async function findSpeakerRow(
  db: Db,
  { id, isLocked = false }: { id: number; isLocked?: boolean },
): Promise<SpeakerRow | undefined> {
  if (isLocked) await lockContent(db, speakers, id)
  const [row] = await rows<SpeakerForm & { picture: string | null }>(
    db,
    sql`select s.name, s.place, ${inBothOf('s', ...speakerTexts.names)}, s.picture,
        coalesce((select u.email from speaker_accounts a join users u on u.id = a.user_id
          where a.speaker_id = s.id), '') as email
      from speakers s where s.id = ${id}`,
  )
  if (!row) return undefined
  const { picture, ...form } = row
  return { id, picture, form, revision: revisionOf(form) }
}

/** A speaker's events, newest first. */
export function selectEventsOfSpeaker(
  db: Db,
  { id, language }: { id: number; language: TextLanguage },
): Promise<NamingEvent[]> {
  return rows<NamingEvent>(
    db,
    sql`select ${namingEvent('e', language)} from event_speakers l join events e on e.id = l.event_id
      where l.speaker_id = ${id} order by e.start_date_time desc nulls first, e.id desc`,
  )
}

const toRow = (form: SpeakerForm) => ({
  name: form.name,
  place: form.place,
  ...textColumns(speakerTexts.names, form),
})

export async function insertSpeaker(tx: Db, { key, form }: { key: string; form: SpeakerForm }) {
  const [added] = await tx
    .insert(speakers)
    .values({ key, ...toRow(form) })
    .returning({ id: speakers.id })
  if (!added) throw new Error('the speaker was not added')
  return added.id
}

/**
 * The caller holds the speaker's lock. Also rewrites the search words of the speaker's events, which contain the
 * name.
 */
export async function updateSpeaker(tx: Db, { id, form }: { id: number; form: SpeakerForm }): Promise<void> {
  await tx.update(speakers).set(toRow(form)).where(eq(speakers.id, id))
  const named = await rows<{ id: number }>(
    tx,
    sql`select e.id from events e join event_speakers l on l.event_id = e.id where l.speaker_id = ${id}
      order by e.id for no key update of e`,
  )
  await writeSearchWords(
    tx,
    named.map((event) => event.id),
  )
}

/** Null unlinks the account. */
export async function writeSpeakerAccount(
  tx: Db,
  { speaker_id, user_id }: { speaker_id: number; user_id: number | null },
): Promise<void> {
  if (user_id === null) {
    await tx.delete(speakerAccounts).where(eq(speakerAccounts.speaker_id, speaker_id))
    return
  }
  await tx
    .insert(speakerAccounts)
    .values({ speaker_id, user_id })
    .onConflictDoUpdate({ target: speakerAccounts.speaker_id, set: { user_id } })
}
