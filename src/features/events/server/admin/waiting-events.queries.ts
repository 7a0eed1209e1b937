import { sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/durations.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { at } from '../catalogue/event-status.queries.ts'
import { isOrganisedBy, isPublic, showsPeopleTo } from '../visible-event.queries.ts'
import type { Organiser } from './find-managed-event.ts'

/** How much waits, and the first event that it concerns; null if nothing does. */
export interface FirstEvent {
  count: number
  event_id: number | null
}

/** Drafts that the viewer can finish or publish: a host's own, or all for an editor. */
export function countDraftEvents(db: Db, viewer: Organiser): Promise<number> {
  return countRows(db, sql`events e where e.publication = 'draft' and ${isOrganisedBy('e', viewer)}`)
}

/**
 * Unmatched attendees in the meeting reports of events whose participants the viewer may see, and the newest such
 * event.
 */
export async function findUnmatchedPeople(db: Db, viewer: Organiser): Promise<FirstEvent> {
  const [found] = await rows<FirstEvent>(
    db,
    sql`select count(*)::int as count, max(a.event_id) as event_id
      from unmatched_attendees a join events e on e.id = a.event_id where ${showsPeopleTo('e', viewer)}`,
  )
  return found ?? { count: 0, event_id: null }
}

/** What a published event can still lack. */
const lacks = {
  /** Two days before its start. */
  meeting: (now: Date) => sql`e.zoom_link is null and e.end_date_time > ${at(now)}
    and e.start_date_time <= ${at(new Date(now.getTime() + 2 * DAY_MS))}`,
  /** Promised, two weeks after its end. */
  recording: (now: Date) => sql`e.access_recording and e.film_published_at is null
    and e.end_date_time <= ${at(new Date(now.getTime() - 14 * DAY_MS))}`,
}

/** How many of the events that the viewer organises lack it, and the earliest of them. */
export async function findLacking(
  db: Db,
  viewer: Organiser,
  { what, now }: { what: keyof typeof lacks; now: Date },
): Promise<FirstEvent> {
  const [found] = await rows<FirstEvent>(
    db,
    sql`select count(*)::int as count, (array_agg(e.id order by e.start_date_time, e.id))[1] as event_id
      from events e where ${isPublic('e')} and ${isOrganisedBy('e', viewer)} and ${lacks[what](now)}`,
  )
  return found ?? { count: 0, event_id: null }
}
