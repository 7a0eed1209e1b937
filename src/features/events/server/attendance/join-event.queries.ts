import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventStatus } from '../../events.contract.ts'
import { statusAt } from '../catalogue/event-status.queries.ts'
import { isPublic, orNotFound } from '../visible-event.queries.ts'

export interface Meeting {
  /** Only for people whom {@link joinEvent} lets in. */
  secret_link: string | null
  status: EventStatus
  /** ISO 8601 in UTC, as is `end`. */
  start: string | null
  end: string | null
  is_registered: boolean
}

/** @throws EventNotFound */
export async function findMeeting(
  db: Db,
  { event_id, user_id, now }: { event_id: number; user_id: number; now: Date },
): Promise<Meeting> {
  const found = await rows<Meeting>(
    db,
    sql`select e.zoom_link as secret_link, ${statusAt('e', now)} as status,
      ${isoUtc(sql`e.start_date_time`)} as start, ${isoUtc(sql`e.end_date_time`)} as "end",
      exists (select from event_registrations g
        where g.event_id = e.id and g.user_id = ${user_id} and g.status = 'registered') as is_registered
      from events e where e.id = ${event_id} and ${isPublic('e')}`,
  )
  return orNotFound(found)
}

export interface DatedEvent {
  title: string
  summary: string
  start: string | null
  end: string | null
}

/** @throws EventNotFound */
export async function findDatedEvent(
  db: Db,
  { event_id, language }: { event_id: number; language: TextLanguage },
): Promise<DatedEvent> {
  const found = await rows<DatedEvent>(
    db,
    sql`select ${textIn(sql`e.title`, language)} as title, ${textIn(sql`e.summary`, language)} as summary,
      ${isoUtc(sql`e.start_date_time`)} as start, ${isoUtc(sql`e.end_date_time`)} as "end"
      from events e where e.id = ${event_id} and ${isPublic('e')}`,
  )
  return orNotFound(found)
}
