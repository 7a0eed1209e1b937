import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { falling, isBehind, keyColumns, type OrderKey, orderBy, rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import type { OwnRegistration } from '../../event-registrations.contract.ts'
import type { OwnEvent, OwnEventPart } from '../../own-events.contract.ts'
import { attendanceStatus, ownRegistration } from '../attendance/attendance.queries.ts'
import { at, hasFilm, isAhead } from '../catalogue/event-status.queries.ts'
import { isPublic } from '../visible-event.queries.ts'

interface Own {
  user_id: number
  now: Date
}

/**
 * Every event that was ever the person's, for all parts, with the aliases e and mine. Each subquery is in the
 * order of its index, so that ten thousand rows are merged, not sorted.
 */
const everyOwn = (user_id: number): SQL => sql`(
    select coalesce(g.event_id, a.event_id, w.event_id) as event_id, g.status, g.registered_at, g.offer_expires_at,
      a.event_id is not null as was_there, w.event_id is not null as has_begun, w.seen_at
    from (select event_id, status, registered_at, offer_expires_at from event_registrations
        where user_id = ${user_id} order by event_id) g
      full join (select distinct event_id from event_attendances where user_id = ${user_id} order by event_id) a
        on a.event_id = g.event_id
      full join (select event_id, coalesce(last_beat_at, created_at) as seen_at from event_watches
        where user_id = ${user_id}) w on w.event_id = coalesce(g.event_id, a.event_id)
  ) mine join events e on e.id = mine.event_id and e.publication <> 'draft'`

interface Part {
  holds: SQL
  /** The sort key before the id. */
  moment: SQL
  keys: OrderKey[]
}

const [moment, id] = [sql`moment`, sql`id`]

const parts: Record<OwnEventPart, (now: Date) => Part> = {
  upcoming: (now) => ({
    // A cancelled event without a date would never leave.
    holds: sql`${isAhead('e', now)} and (${isPublic('e')} or e.end_date_time > ${at(now)})
      and (mine.status in ('registered', 'waiting') or (mine.status = 'offered' and mine.offer_expires_at > ${at(now)}))`,
    moment: sql`coalesce(e.start_date_time, 'infinity')`,
    keys: [rising(moment), rising(id)],
  }),
  on_demand: (now) => ({
    holds: sql`${hasFilm('e', now)} and ${isPublic('e')} and (mine.status = 'registered' or mine.has_begun)`,
    moment: sql`coalesce(mine.seen_at, mine.registered_at, '-infinity')`,
    keys: [falling(moment), falling(id)],
  }),
  // A person who registered for the recording after the end had no seat at the gathering.
  past: (now) => ({
    holds: sql`e.end_date_time <= ${at(now)}
      and (mine.was_there or (mine.registered_at < e.end_date_time and mine.status = 'registered'))`,
    moment: sql`coalesce(e.end_date_time, '-infinity')`,
    keys: [falling(moment), falling(id)],
  }),
}

interface OwnEventsWindow extends Own {
  part: OwnEventPart
  limit: number
  offset: number
  /** Id of the event before the page; used instead of `offset`. */
  after: number | undefined
}

type OwnEventCounts = Record<OwnEventPart, number>

interface FoundOwnEvents {
  /** The ids of the page, in order. */
  ids: number[]
  /** How many events each part holds. */
  counts: OwnEventCounts
  /** Whether `after` is one of the person's events; it stays a valid cursor when the event leaves this part. */
  is_cursor: boolean
}

/** Finds the page and all counts in one pass over the person's events. */
export async function findOwnEvents(db: Db, window: OwnEventsWindow): Promise<FoundOwnEvents> {
  const { user_id, now, part, limit, offset, after } = window
  const isIn = (name: OwnEventPart) =>
    sql`coalesce(${parts[name](now).holds}, false) as ${sql.identifier(name)}`
  const { moment, keys } = parts[part](now)
  const isAfter = after !== undefined
  const [found] = await rows<FoundOwnEvents>(
    db,
    sql`with own as materialized (
        select e.id, ${isIn('upcoming')}, ${isIn('on_demand')}, ${isIn('past')}, ${moment} as moment
        from ${everyOwn(user_id)}),
      last as (select ${keyColumns(keys)} from own where id = ${after ?? null}::int)
      select array(select id from own where ${sql.identifier(part)} ${isAfter ? sql`and ${isBehind(keys)}` : sql``}
          order by ${orderBy(keys)} limit ${limit} offset ${isAfter ? 0 : offset}) as ids,
        (select json_build_object('upcoming', count(*) filter (where upcoming),
          'on_demand', count(*) filter (where on_demand), 'past', count(*) filter (where past)) from own) as counts,
        exists (select from last) as is_cursor`,
  )
  if (!found) throw new Error('the query of own events returned no row')
  return found
}

/** How a person relates to an event. */
export interface OwnEventFacts extends Pick<OwnEvent, 'user_event_status' | 'film'> {
  id: number
  /** The registration, if any. */
  registration: OwnRegistration | null
}

/** The person's facts about these events, in the given order; unknown events are left out. */
export function selectOwnFacts(
  db: Db,
  { ids, user_id, now }: Own & { ids: readonly number[] },
): Promise<OwnEventFacts[]> {
  return rows<OwnEventFacts>(
    db,
    sql`select e.id, ${attendanceStatus('e', 'r', user_id, now)} as user_event_status,
        (select row_to_json(own) from ${ownRegistration(sql`e.id`, user_id)} own) as registration,
        case when ${hasFilm('e', now)} then (select json_build_object('duration_seconds', r.duration_seconds,
            'watched_seconds', coalesce(max(w.watched_seconds), 0), 'position_seconds', coalesce(max(w.position_seconds), 0))
          from event_watches w where w.event_id = e.id and w.user_id = ${user_id}) end as film
      from unnest(${idList(ids)}) with ordinality as shown (id, place) join events e on e.id = shown.id
        left join event_recordings r on r.event_id = e.id
      order by shown.place`,
  )
}
