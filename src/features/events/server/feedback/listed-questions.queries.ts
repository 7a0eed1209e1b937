import { type SQL, sql } from 'drizzle-orm'
import { isNotBlockedBy } from '#foundation/creators/server/index.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

export interface QuestionsPage {
  event_id: number
  viewer_id: number | null
  limit: number
  offset: number
  /** Id of the one before the first wanted one; takes the place of `offset`. */
  after: number | undefined
}

/** How a page of them ends, for a `select`. */
export const pageEnd = ({ limit, offset, after }: QuestionsPage): SQL =>
  sql`limit ${limit} offset ${after === undefined ? offset : 0}`

/** How many questions are shown to a person, counted to one past the cap at most. */
export const countQuestions = (
  db: Db,
  { event_id, viewer_id }: Pick<QuestionsPage, 'event_id' | 'viewer_id'>,
): Promise<number> =>
  countUpTo(
    db,
    sql`select from event_questions where event_id = ${event_id} and hidden_at is null
      and ${isNotBlockedBy(viewer_id, sql`user_id`)}`,
  )

/** Whether one of that event has such an id, hidden since or not. */
export async function isQuestionOf(
  db: Db,
  { event_id, id }: { event_id: number; id: number },
): Promise<boolean> {
  const found = await rows(db, sql`select from event_questions where id = ${id} and event_id = ${event_id}`)
  return found.length > 0
}
