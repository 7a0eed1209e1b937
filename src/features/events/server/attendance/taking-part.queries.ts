import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { isLiveAt } from '../catalogue/event-status.queries.ts'
import { hasAttended } from './attendance.queries.ts'

/** How a person relates to an event. */
export interface TakingPart {
  event_id: number
  user_id: number
  /** Registered, waiting or offered a seat. */
  is_registered: boolean
  /** Attended the event or watched its recording, by the event's own rule. */
  has_attended: boolean
}

/**
 * How these people took part in those of the events that aren't cancelled, and in cancelled ones that they attended
 * before; pairs without any relation are left out.
 */
export function selectTakingPart(
  db: Db,
  { event_ids, user_ids, now }: { event_ids: readonly number[]; user_ids: readonly number[]; now: Date },
): Promise<TakingPart[]> {
  const ofThem = sql`event_id = any(${idList(event_ids)}) and user_id = any(${idList(user_ids)})`
  const attended = hasAttended('e', 'r', sql`p.user_id`, now)
  return rows<TakingPart>(
    db,
    sql`select e.id as event_id, p.user_id, p.is_registered, ${attended} as has_attended
      from events e left join event_recordings r on r.event_id = e.id join (
        select event_id, user_id, bool_or(is_registered) as is_registered from (
          select event_id, user_id, status <> 'cancelled' as is_registered from event_registrations where ${ofThem}
          union all select event_id, user_id, false from event_attendances where ${ofThem}
          union all select event_id, user_id, false from event_watches where ${ofThem}) each
        group by event_id, user_id) p on p.event_id = e.id
      where e.publication <> 'cancelled' or ${attended}`,
  )
}

/** Those of the events, drafts included, that aren't cancelled, each with whether it is live right now. */
export function selectStandingEvents(
  db: Db,
  { event_ids, now }: { event_ids: readonly number[]; now: Date },
): Promise<{ id: number; is_live: boolean }[]> {
  return rows(
    db,
    sql`select e.id, ${isLiveAt('e', now)} as is_live from events e
      where e.id = any(${idList(event_ids)}) and e.publication <> 'cancelled'`,
  )
}
