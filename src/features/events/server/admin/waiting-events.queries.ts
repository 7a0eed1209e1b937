import { sql } from 'drizzle-orm'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { isOrganisedBy, showsPeopleTo } from '../visible-event.queries.ts'
import type { Organiser } from './find-managed-event.ts'

/** Drafts that the person can publish, or finish: an editor's all, a host's own. */
export function countDraftEvents(db: Db, viewer: Organiser): Promise<number> {
  return countRows(db, sql`events e where e.publication = 'draft' and ${isOrganisedBy('e', viewer)}`)
}

/**
 * People in reports of meetings who match no account, of events whose people the person may see, and the newest event.
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
