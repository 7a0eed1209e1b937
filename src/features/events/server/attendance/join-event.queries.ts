import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { EventStatus } from '../../events.contract.ts'
import { statusAt } from '../catalogue/event-status.queries.ts'
import { findVisibleEvent } from '../details/find-visible-event.queries.ts'

export interface Meeting {
  /** Only for those whom {@link joinEvent} lets in. */
  secret_link: string | null
  status: EventStatus
  /** ISO 8601 in UTC, as is `end`. */
  start: string | null
  end: string | null
  is_registered: boolean
}

/** @throws EventNotFound */
export function findMeeting(
  db: Db,
  { event_id, user_id, now }: { event_id: number; user_id: number; now: Date },
): Promise<Meeting> {
  return findVisibleEvent<Meeting>(
    db,
    event_id,
    sql`e.zoom_link as secret_link, ${statusAt(now)} as status,
      ${isoUtc(sql`e.start_date_time`)} as start, ${isoUtc(sql`e.end_date_time`)} as "end",
      exists (select from event_registrations g
        where g.event_id = e.id and g.user_id = ${user_id} and g.status = 'registered') as is_registered`,
  )
}

export interface DatedEvent {
  title: string
  summary: string
  start: string | null
  end: string | null
}

/** @throws EventNotFound */
export function findDatedEvent(
  db: Db,
  { event_id, language }: { event_id: number; language: TextLanguage },
): Promise<DatedEvent> {
  return findVisibleEvent<DatedEvent>(
    db,
    event_id,
    sql`${textIn(sql`e.title`, language)} as title, ${textIn(sql`e.summary`, language)} as summary,
      ${isoUtc(sql`e.start_date_time`)} as start, ${isoUtc(sql`e.end_date_time`)} as "end"`,
  )
}
