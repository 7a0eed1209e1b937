import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { linkedTerms, skillDrawing } from '#foundation/taxonomy/server/index.ts'
import { isoUtc, textIn, textLanguageOf } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { EventCard } from '../../events.contract.ts'
import { hasPage } from '../visible-event.queries.ts'
import { hasFilm, isLiveAt, statusAt } from './event-status.queries.ts'

interface Shown {
  language: TextLanguage
  now: Date
}

/** The row of a card, before its label. */
export type CardRow = Omit<EventCard, 'availability_label'>

/**
 * Adds the card of its event to each row of a list, keeping the order. A list finds its events first; only this
 * statement makes cards. Events without a page any more are left out.
 */
export async function withCards<Found extends { id: number }>(
  db: Db,
  found: readonly Found[],
  { language, now }: Shown,
): Promise<(Found & EventCard)[]> {
  const cards = await rows<CardRow>(
    db,
    sql`select ${cardColumns({ language, now })}
      from events e left join event_recordings r on r.event_id = e.id
      where e.id = any(${idList(found.map(({ id }) => id))}) and ${hasPage('e')}`,
  )
  const byId = new Map(cards.map((card) => [card.id, withAvailability(card)]))
  return found.flatMap((row) => {
    const card = byId.get(row.id)
    return card ? [{ ...row, ...card }] : []
  })
}

/**
 * The columns of a card, from `events e` and the left-joined `event_recordings r`; an event's page starts with the same
 * ones.
 */
export function cardColumns({ language, now }: Shown): SQL {
  return sql`e.id,
    ${textIn(sql`e.title`, language)} as title,
    ${textIn(sql`e.summary`, language)} as summary,
    ${textLanguageOf(sql`e.title`, language)} as text_language,
    (select json_build_object('id', t.id, 'key', t.key, 'name', ${textIn(sql`t.name`, language)})
      from event_types t where t.id = e.event_type_id) as event_type,
    ${statusAt('e', now)} as status,
    ${isLiveAt('e', now)} as is_live,
    ${isoUtc(sql`e.start_date_time`)} as start_date_time,
    ${isoUtc(sql`e.end_date_time`)} as end_date_time,
    e.time_zone,
    case when ${hasFilm('e', now)} or e.start_date_time is null then round(r.duration_seconds / 60.0)
      else round(extract(epoch from e.end_date_time - e.start_date_time) / 60) end::int
      as duration_minutes,
    (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name,
        'designation', ${textIn(sql`s.designation`, language)}) order by l.position, s.id), '[]')
      from event_speakers l join speakers s on s.id = l.speaker_id where l.event_id = e.id) as speakers,
    ${termsOf('age_group', language)} as age_groups,
    ${termsOf('skill', language)} as skills,
    json_build_object('captions', e.access_captions, 'sign_language', e.access_sign_language,
      'recording', e.access_recording, 'breaks', e.access_breaks, 'camera_optional', e.access_camera_optional,
      'language', e.access_language) as access,
    coalesce(e.picture, ${skillDrawing({ alias: 'e', links: 'event_skills', column: 'event_id', order: 'l.position' })})
      as picture,
    coalesce(${textIn(sql`e.picture_alt`, language)}, '') as picture_alt,
    e.capacity,
    e.capacity - e.registered_count as places_left,
    round(e.rating_sum::numeric / nullif(e.rating_count, 0), 1)::float8 as rating,
    e.rating_count,
    e.has_certificate`
}

/** Terms linked to `events e`, as a JSON array in order. */
export const termsOf = (kind: 'age_group' | 'skill' | 'tag', language: TextLanguage): SQL =>
  linkedTerms(kind, { links: 'event', where: sql`l.event_id = e.id` }, language)

/** Adds the card's label about the recording: available now, or soon. */
export function withAvailability<R extends CardRow>(row: R): R & Pick<EventCard, 'availability_label'> {
  const label =
    row.status === 'On-Demand' ? 'Available Now' : row.status === 'In Transit' ? 'Available Soon' : null
  return { ...row, availability_label: label }
}
