import { sql } from 'drizzle-orm'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { isOrganisedBy, showsPeopleTo } from '../visible-event.queries.ts'
import type { Organiser } from './find-managed-event.ts'

/** Drafts that the viewer can finish or publish: a host's own, or all for an editor. */
export function countDraftEvents(db: Db, viewer: Organiser): Promise<number> {
  return countRows(db, sql`events e where e.publication = 'draft' and ${isOrganisedBy('e', viewer)}`)
}

/**
 * Unmatched attendees in the meeting reports of events whose participants the viewer may see, and the newest such
 * event.
 */
export async function findUnmatchedPeople(
  db: Db,
  viewer: Organiser,
): Promise<{ count: number; event_id: number | null }> {
  const [found] = await rows<{ count: number; event_id: number | null }>(
    db,
    sql`select count(*)::int as count, max(a.event_id) as event_id
      from unmatched_attendees a join events e on e.id = a.event_id where ${showsPeopleTo('e', viewer)}`,
  )
  return found ?? { count: 0, event_id: null }
}
