import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isoUtc, textIn, textLanguageOf } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { EventCard } from '../../events.contract.ts'
import { hasFilm, isLiveAt, statusAt } from './event-status.queries.ts'

/** What every query of events reads from: the event and its film, under the names e and r. */
export const eventsWithRecordings = sql`events e left join event_recordings r on r.event_id = e.id`

/** Those with the ids, with their films, and as `shown.place` the place of each among the ids. */
export const eventsOf = (ids: readonly number[]): SQL =>
  sql`unnest(${idList(ids)}) with ordinality as shown (id, place) join ${eventsWithRecordings} on e.id = shown.id`

/** Terms linked to the event, as a JSON array in their order. */
function terms(link: string, table: string, column: string, language: TextLanguage): SQL {
  return sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${textIn(sql`t.name`, language)})
      order by t.position, t.id), '[]')
    from ${sql.raw(link)} l join ${sql.raw(table)} t on t.id = l.${sql.raw(column)} where l.event_id = e.id)`
}

export const ageGroupsOf = (language: TextLanguage) =>
  terms('event_age_groups', 'age_groups', 'age_group_id', language)
export const skillsOf = (language: TextLanguage) => terms('event_skills', 'skills', 'skill_id', language)
export const tagsOf = (language: TextLanguage) => terms('event_tags', 'tags', 'tag_id', language)

/** The columns of an event's card, for a `select` from {@link eventsWithRecordings}. */
export function cardColumns(language: TextLanguage, now: Date): SQL {
  return sql`e.id,
    ${textIn(sql`e.title`, language)} as title,
    ${textIn(sql`e.summary`, language)} as summary,
    ${textLanguageOf(sql`e.title`, language)} as text_language,
    (select json_build_object('id', t.id, 'key', t.key, 'name', ${textIn(sql`t.name`, language)})
      from event_types t where t.id = e.event_type_id) as event_type,
    ${statusAt(now)} as status,
    ${isLiveAt(now)} as is_live,
    ${isoUtc(sql`e.start_date_time`)} as start_date_time,
    ${isoUtc(sql`e.end_date_time`)} as end_date_time,
    e.time_zone,
    case when ${hasFilm(now)} or e.start_date_time is null then round(r.duration_seconds / 60.0)
      else round(extract(epoch from e.end_date_time - e.start_date_time) / 60) end::int
      as duration_minutes,
    (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name,
        'designation', ${textIn(sql`s.designation`, language)}) order by l.position, s.id), '[]')
      from event_speakers l join speakers s on s.id = l.speaker_id where l.event_id = e.id) as speakers,
    ${ageGroupsOf(language)} as age_groups,
    ${skillsOf(language)} as skills,
    json_build_object('captions', e.access_captions, 'sign_language', e.access_sign_language,
      'recording', e.access_recording, 'breaks', e.access_breaks, 'camera_optional', e.access_camera_optional,
      'language', e.access_language) as access,
    coalesce(e.picture, (select '/art/' || k.motif || '.svg' from event_skills l join skills k on k.id = l.skill_id
      where l.event_id = e.id order by l.position, k.id limit 1), '/art/share-default.svg') as picture,
    coalesce(${textIn(sql`e.picture_alt`, language)}, '') as picture_alt,
    e.capacity,
    e.capacity - e.registered_count as places_left,
    round(e.rating_sum::numeric / nullif(e.rating_count, 0), 1)::float8 as rating,
    e.rating_count,
    e.has_certificate`
}

export type CardRow = Omit<EventCard, 'availability_label'>

export async function eventCards(db: Db, query: SQL): Promise<EventCard[]> {
  return (await rows<CardRow>(db, query)).map(withAvailability)
}

/** The label is the spec's word for the status (section 3). */
export function withAvailability<R extends CardRow>(row: R): R & Pick<EventCard, 'availability_label'> {
  const label =
    row.status === 'On-Demand' ? 'Available Now' : row.status === 'In Transit' ? 'Available Soon' : null
  return { ...row, availability_label: label }
}
