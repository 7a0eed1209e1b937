import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import {
  asEasyRead,
  type EasyReadRow,
  easyReadColumn,
  warningsColumn,
} from '#foundation/easy-read/server/index.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventDetails } from '../../events.contract.ts'
import { cardColumns, termsOf, withAvailability } from '../catalogue/event-card.queries.ts'
import { hasFilm } from '../catalogue/event-status.queries.ts'
import { speakerPicture } from '../speaker-picture.ts'
import { hasPage, isPublic, orNotFound } from '../visible-event.queries.ts'

interface InLanguage {
  language: TextLanguage
  now: Date
}

/** The part that is the same for every viewer. */
export type EventFacts = Omit<
  EventDetails,
  'user_event_status' | 'is_rated' | 'registration' | 'can' | 'room_opens_in' | 'starts_in'
>

export type DetailsRow = Omit<EventFacts, 'availability_label' | 'easy_read'> & { easy_read: EasyReadRow }

/** The columns of an event's page and of its preview, for `events e` and the left-joined `event_recordings r`. */
export const detailsColumns = ({ language, now }: InLanguage) => sql`${cardColumns({ language, now })},
      ${textIn(sql`e.description`, language)} as description,
      ${easyReadColumn('e')}, ${warningsColumn('e')},
      ${termsOf('tag', language)} as tags,
      (select coalesce(json_agg(json_build_object('id', s.id, 'name', s.name, 'place', s.place, 'picture', s.picture,
          'creator_id', (select a.user_id from speaker_accounts a join users u on u.id = a.user_id
            where a.speaker_id = s.id and u.disabled_at is null and ${isPublic('e')}),
          'designation', ${textIn(sql`s.designation`, language)}, 'introduction', ${textIn(sql`s.introduction`, language)})
          order by l.position, s.id), '[]')
        from event_speakers l join speakers s on s.id = l.speaker_id where l.event_id = e.id) as speakers,
      ${textIn(sql`e.access_adjustment`, language)} as adjustment,
      e.registered_count,
      e.attendance_share,
      case when ${hasFilm('e', now)} then json_build_object('duration_seconds', r.duration_seconds,
        'has_transcript', r.has_transcript, 'published_at', ${isoUtc(sql`r.published_at`)}) end as recording,
      (select json_build_object('title', ${textIn(sql`s.title`, language)}, 'events',
          (select json_agg(json_build_object('id', o.id, 'title', ${textIn(sql`o.title`, language)},
              'start_date_time', ${isoUtc(sql`o.start_date_time`)}) order by o.start_date_time nulls last, o.id)
            from events o where o.series_id = s.id and ${isPublic('o')}))
        from event_series s where s.id = e.series_id) as series`

/**
 * A published or cancelled event with all its facts except the meeting link.
 * @throws EventNotFound
 */
export async function selectEventDetails(
  db: Db,
  { id, ...shown }: InLanguage & { id: number },
): Promise<EventFacts> {
  const found = await rows<DetailsRow>(
    db,
    sql`select ${detailsColumns(shown)}
      from events e left join event_recordings r on r.event_id = e.id where e.id = ${id} and ${hasPage('e')}`,
  )
  return asFacts(orNotFound(found))
}

export function asFacts(row: DetailsRow): EventFacts {
  return {
    ...withAvailability(row),
    speakers: row.speakers.map((speaker) => ({ ...speaker, picture: speakerPicture(speaker.picture) })),
    easy_read: asEasyRead(row.easy_read),
  }
}

/** The event's resources, as `resource_id` and `position`. */
export const resourcesOfEvent = (eventId: number): SQL =>
  sql`select resource_id, position from event_resources where event_id = ${eventId}`
