import { type SQL, sql } from 'drizzle-orm'
import { isNotBlockedBy } from '#foundation/creators/server/index.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/** The lists of what people write about an event. */
const tables = { question: sql`event_questions`, review: sql`event_reviews` }
export type FeedbackKind = keyof typeof tables

export interface FeedbackPage {
  event_id: number
  viewer_id: number | null
  limit: number
  offset: number
  /** Id of the one before the first wanted one; takes the place of `offset`. */
  after: number | undefined
}

/** How a page of them ends, for a `select`. */
export const pageEnd = ({ limit, offset, after }: FeedbackPage): SQL =>
  sql`limit ${limit} offset ${after === undefined ? offset : 0}`

/** Those that are shown to a person, counted to one past the cap at most. */
export async function countFeedback(
  db: Db,
  of: { kind: FeedbackKind; event_id: number; viewer_id: number | null; cap: number },
): Promise<number> {
  const { kind, event_id, viewer_id, cap } = of
  return countRows(
    db,
    sql`(
      select from ${tables[kind]} where event_id = ${event_id} and hidden_at is null
        and ${isNotBlockedBy(viewer_id, sql`user_id`)} limit ${cap + 1}) as counted`,
  )
}

/** Whether one of that event has such an id, hidden since or not. */
export async function isFeedbackOf(
  db: Db,
  { kind, event_id, id }: { kind: FeedbackKind; event_id: number; id: number },
): Promise<boolean> {
  const found = await rows(db, sql`select from ${tables[kind]} where id = ${id} and event_id = ${event_id}`)
  return found.length > 0
}
