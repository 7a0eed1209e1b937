import { type SQL, sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP, type TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { falling, isBehind, keyColumns, type OrderKey, orderBy, rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import type { OwnEvent, OwnEventPart } from '../../own-events.contract.ts'
import { attendanceStatus, ownRegistrationColumns } from '../attendance/attendance.queries.ts'
import {
  type CardRow,
  cardColumns,
  eventsWithRecordings,
  withAvailability,
} from '../catalogue/event-card.queries.ts'
import { at, courseAt, hasFilm } from '../catalogue/event-status.queries.ts'

interface Own {
  user_id: number
  now: Date
}

/** Everything that was ever the person's, to whatever part it belongs, under the names e, r, g and w. */
const everyOwn = (user_id: number): SQL =>
  sql`${eventsWithRecordings}
    left join event_registrations g on g.event_id = e.id and g.user_id = ${user_id}
    left join event_watches w on w.event_id = e.id and w.user_id = ${user_id}
    where e.publication <> 'draft' and e.id in (
      select event_id from event_registrations where user_id = ${user_id}
      union all select event_id from event_watches where user_id = ${user_id}
      union all select event_id from event_attendances where user_id = ${user_id})`

const parts: Record<OwnEventPart, (own: Own) => { holds: SQL; keys: OrderKey[] }> = {
  upcoming: ({ now }) => ({
    holds: sql`${courseAt(now)} in ('Upcoming', 'Scheduled') and (g.status in ('registered', 'waiting')
      or (g.status = 'offered' and g.offer_expires_at > ${at(now)}))`,
    keys: [rising(sql`coalesce(e.start_date_time, 'infinity')`), rising(sql`e.id`)],
  }),
  on_demand: ({ now }) => ({
    holds: sql`e.publication = 'published' and ${hasFilm(now)} and (g.status = 'registered' or w.user_id is not null)`,
    keys: [
      falling(sql`coalesce(w.last_beat_at, w.created_at, g.registered_at, '-infinity')`),
      falling(sql`e.id`),
    ],
  }),
  // Whoever registered for the film when all was over had no place there.
  past: ({ user_id, now }) => ({
    holds: sql`e.end_date_time <= ${at(now)} and ((g.status = 'registered' and g.registered_at < e.end_date_time)
      or exists (select from event_attendances a where a.event_id = e.id and a.user_id = ${user_id}))`,
    keys: [falling(sql`coalesce(e.end_date_time, '-infinity')`), falling(sql`e.id`)],
  }),
}

type OwnRow = CardRow & Pick<OwnEvent, 'user_event_status' | 'registration' | 'film'>

export interface OwnEventsPage extends Own {
  part: OwnEventPart
  language: TextLanguage
  limit: number
  offset: number
  /** Id of the event before the first wanted one; takes the place of `offset`. */
  after: number | undefined
}

/** The ids of the page are found first; the cards are made for these only. */
export async function selectOwnEvents(db: Db, page: OwnEventsPage) {
  const { user_id, now, language, limit, offset, after } = page
  const { holds, keys } = parts[page.part]({ user_id, now })
  const isAfter = after !== undefined
  const found = await rows<OwnRow>(
    db,
    sql`with ${isAfter ? sql`last as (select ${keyColumns(keys)} from ${everyOwn(user_id)} and e.id = ${after}),` : sql``}
      shown as (
        select e.id, row_number() over (order by ${orderBy(keys)}) as place from ${everyOwn(user_id)}
          and ${holds} ${isAfter ? sql`and ${isBehind(keys)}` : sql``}
        order by ${orderBy(keys)} limit ${limit} offset ${isAfter ? 0 : offset})
      select ${cardColumns(language, now)}, ${attendanceStatus(user_id, now)} as user_event_status,
        (select row_to_json(own) from (select ${ownRegistrationColumns} from event_registrations g
          where g.event_id = e.id and g.user_id = ${user_id} and g.status <> 'cancelled') own) as registration,
        case when ${hasFilm(now)} then (select json_build_object('duration_seconds', r.duration_seconds,
            'watched_seconds', coalesce(max(w.watched_seconds), 0), 'position_seconds', coalesce(max(w.position_seconds), 0))
          from event_watches w where w.event_id = e.id and w.user_id = ${user_id}) end as film
      from shown join ${eventsWithRecordings} on e.id = shown.id order by shown.place`,
  )
  return found.map(withAvailability)
}

export type OwnEventCounts = Record<OwnEventPart, number>

/** How many events each part holds, of as many as are counted at most. */
export async function countOwnEvents(db: Db, own: Own): Promise<OwnEventCounts> {
  const [found] = await rows<OwnEventCounts>(
    db,
    sql`select count(*) filter (where upcoming)::int as upcoming, count(*) filter (where on_demand)::int as on_demand,
        count(*) filter (where past)::int as past
      from (select ${parts.upcoming(own).holds} as upcoming, ${parts.on_demand(own).holds} as on_demand,
          ${parts.past(own).holds} as past
        from ${everyOwn(own.user_id)} limit ${RECORDS_TOTAL_CAP + 1}) counted`,
  )
  return found ?? { upcoming: 0, on_demand: 0, past: 0 }
}

/** Whether a list of the person's can go on behind this event: one that left its part since still marks its place. */
export async function isOwnEvent(db: Db, { user_id, id }: { user_id: number; id: number }): Promise<boolean> {
  return (await rows(db, sql`select 1 from ${everyOwn(user_id)} and e.id = ${id}`)).length > 0
}
