import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { falling, isBehind, keyColumns, orderBy } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import type { EventDetails } from '../../events.contract.ts'
import { isPublicSpeaker } from '../event-facts.queries.ts'
import { speakerPicture } from '../speaker-picture.ts'
import { isListed } from '../visible-event.queries.ts'

interface SpokenWindow {
  user_id: number
  now: Date
  limit: number
  offset: number
  /** Id of the last event already shown. */
  after: number | undefined
}

interface FoundSpokenEvents {
  /** The ids of the page, in order. */
  ids: number[]
  total: number
}

/** The start; without a date, when the recording was published. */
const moment = sql`coalesce(e.start_date_time, e.film_published_at,
  e.created_at)`

const newestFirst = [falling(sql`moment`), falling(sql`id`)]

/**
 * Events that the owner of this account speaks at, newest first, and their total in one pass. For ten thousand
 * events, the index `events_in_brief` holds all that it reads.
 */
export async function findSpokenEvents(db: Db, window: SpokenWindow): Promise<FoundSpokenEvents> {
  const { user_id, now, limit, offset, after } = window
  const [found] = await rows<FoundSpokenEvents>(
    db,
    sql`with spoken as materialized (
        select e.id, ${moment} as moment from (select event_id from event_speakers where speaker_id = (
            select a.speaker_id from speaker_accounts a join users u on u.id = a.user_id
            where u.id = ${user_id} and u.disabled_at is null) order by event_id) l
          join events e on e.id = l.event_id where ${isListed('e', now)}),
      last as (select ${keyColumns([falling(moment), falling(sql`e.id`)])} from events e where e.id = ${after ?? null}::int)
      select array(select id from spoken ${after === undefined ? sql`` : sql`where ${isBehind(newestFirst)}`}
          order by ${orderBy(newestFirst)} limit ${limit} offset ${after === undefined ? offset : 0}) as ids,
        (select count(*)::int from spoken) as total`,
  )
  if (!found) throw new Error('the query of spoken events returned no row')
  return found
}

type ShownSpeaker = EventDetails['speakers'][number]

/** Speakers as shown on an event's page, in the order of the ids, with a link to their profile if it is public. */
export async function selectSpeakersOf(
  db: Db,
  { ids, language }: { ids: readonly number[]; language: TextLanguage },
): Promise<ShownSpeaker[]> {
  const found = await rows<ShownSpeaker>(
    db,
    sql`select s.id, s.name, s.place, s.picture, ${textIn(sql`s.designation`, language)} as designation,
        ${textIn(sql`s.introduction`, language)} as introduction,
        (select a.user_id from speaker_accounts a join users u on u.id = a.user_id
          where a.speaker_id = s.id and u.disabled_at is null and ${isPublicSpeaker(sql`u.id`)}) as creator_id
      from speakers s where s.id = any(${idList(ids)}) order by array_position(${idList(ids)}, s.id)`,
  )
  return found.map((speaker) => ({ ...speaker, picture: speakerPicture(speaker.picture) }))
}
