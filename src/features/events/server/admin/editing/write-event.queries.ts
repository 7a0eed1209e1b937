import { eq } from 'drizzle-orm'
import { replaceTermLinks } from '#foundation/content/server/index.ts'
import { inShortValues, warningValues } from '#foundation/easy-read/server/index.ts'
import { nullableTextColumns, textColumns } from '#platform/db/both-languages.ts'
import type { Db } from '#platform/db/database.ts'
import { adjustmentTexts, type EventForm, eventTexts } from '../../../admin-event-fields.contract.ts'
import { mayHostEvents } from '../../../admin-events.policy.ts'
import { eventHosts } from '../../event-hosts.tables.ts'
import { eventLinks } from '../../event-links.tables.ts'
import { events } from '../../events.tables.ts'
import { insertEvent, writeSearchWords } from '../../insert-event.queries.ts'
import type { Organiser } from '../find-managed-event.ts'
import { type EventMoments, momentsOf } from './event-moments.queries.ts'

export function toRow(form: EventForm, { start, end }: EventMoments) {
  return {
    event_type_id: form.event_type_id,
    series_id: form.series_id,
    ...textColumns(eventTexts.names, form),
    ...inShortValues(form),
    ...warningValues(form),
    start_date_time: start,
    end_date_time: end,
    time_zone: form.time_zone,
    zoom_link: form.zoom_link || null,
    capacity: form.capacity,
    has_certificate: form.has_certificate,
    attendance_share: form.attendance_share,
    access_captions: form.access_captions,
    access_sign_language: form.access_sign_language,
    access_recording: form.access_recording,
    access_breaks: form.access_breaks,
    access_camera_optional: form.access_camera_optional,
    access_language: form.access_language,
    ...nullableTextColumns(adjustmentTexts.names, form),
  }
}

/** Inserts a draft; the person who creates it is its first host, unless they can't host. Returns its id. */
export async function insertDraft(tx: Db, form: EventForm, creator: Organiser): Promise<number> {
  const { speaker_ids, skill_ids, tag_ids, age_group_ids } = form
  const links = { speaker_ids, skill_ids, tag_ids, age_group_ids }
  const columns = toRow(form, await momentsOf(tx, form))
  const id = await insertEvent(tx, { ...columns, ...links, publication: 'draft' })
  if (mayHostEvents(creator)) await tx.insert(eventHosts).values({ event_id: id, user_id: creator.id })
  return id
}

/** Updates an event. The caller has locked its row. */
export async function updateEvent(
  tx: Db,
  id: number,
  { form, moments }: { form: EventForm; moments: EventMoments },
): Promise<void> {
  const columns = toRow(form, moments)
  await tx
    .update(events)
    .set({ ...columns, search_words: '' })
    .where(eq(events.id, id))
  await replaceTermLinks(tx, eventLinks, id, form)
  await writeSearchWords(tx, [id])
}
