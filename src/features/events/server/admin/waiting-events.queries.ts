import { type SQL, sql } from 'drizzle-orm'
import { hasRole, type WithRoles } from '#foundation/accounts/roles.contract.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

interface Organiser extends WithRoles {
  id: number
}

const isHostedBy = ({ id }: Organiser): SQL =>
  sql`exists (select from event_hosts h where h.event_id = e.id and h.user_id = ${id})`

/** Drafts that the person can publish, or finish: an editor's all, a host's own. */
export function countDraftEvents(db: Db, viewer: Organiser): Promise<number> {
  const isTheirs = hasRole(viewer, 'content-editor') ? sql`true` : isHostedBy(viewer)
  return countRows(db, sql`events e where e.publication = 'draft' and ${isTheirs}`)
}

/** People in reports of meetings who match no account, of events whose people the person may see, and the newest event. */
export async function findUnmatchedPeople(
  db: Db,
  viewer: Organiser,
): Promise<{ count: number; event_id: number | null }> {
  const isTheirs = hasRole(viewer) ? sql`true` : isHostedBy(viewer)
  const [found] = await rows<{ count: number; event_id: number | null }>(
    db,
    sql`select count(*)::int as count, max(a.event_id) as event_id
      from unmatched_attendees a join events e on e.id = a.event_id where ${isTheirs}`,
  )
  return found ?? { count: 0, event_id: null }
}
