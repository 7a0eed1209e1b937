import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { OwnRegistration, UserEventStatus } from '../../event-registrations.contract.ts'
import type { EventCard } from '../../events.contract.ts'
import { attendanceStatus, ownRegistrationColumns } from '../attendance/attendance.queries.ts'
import { cardColumns, eventCards, eventsWithRecordings } from '../catalogue/event-card.queries.ts'

/** Cards of those of the events that have a page: published ones and cancelled ones, in no order. */
export function selectCards(
  db: Db,
  { ids, language, now }: { ids: readonly number[]; language: TextLanguage; now: Date },
): Promise<EventCard[]> {
  return eventCards(
    db,
    sql`select ${cardColumns(language, now)} from ${eventsWithRecordings}
      where e.id = any(${idList(ids)}) and e.publication in ('published', 'cancelled')`,
  )
}

/** What an event is to the person who asks. */
export interface OwnEventFacts {
  event_id: number
  user_event_status: UserEventStatus
  /** One that stands. */
  registration: OwnRegistration | null
}

export function selectOwnFacts(
  db: Db,
  { ids, user_id, now }: { ids: readonly number[]; user_id: number; now: Date },
): Promise<OwnEventFacts[]> {
  return rows<OwnEventFacts>(
    db,
    sql`select e.id as event_id, ${attendanceStatus(user_id, now)} as user_event_status,
        (select row_to_json(own) from (select ${ownRegistrationColumns} from event_registrations g
          where g.event_id = e.id and g.user_id = ${user_id} and g.status <> 'cancelled') own) as registration
      from ${eventsWithRecordings} where e.id = any(${idList(ids)})`,
  )
}
