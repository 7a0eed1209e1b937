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
  /** Id of the question before the page; used instead of `offset`. */
  after: number | undefined
}

/** The `limit` and `offset` of a page, for a `select`. */
export const pageEnd = ({ limit, offset, after }: QuestionsPage): SQL =>
  sql`limit ${limit} offset ${after === undefined ? offset : 0}`

/** How many questions the viewer sees; counts no further than one past the cap. */
export const countQuestions = (
  db: Db,
  { event_id, viewer_id }: Pick<QuestionsPage, 'event_id' | 'viewer_id'>,
): Promise<number> =>
  countUpTo(
    db,
    sql`select from event_questions where event_id = ${event_id} and hidden_at is null
      and ${isNotBlockedBy(viewer_id, sql`user_id`)}`,
  )

/** Whether the event has a question with this id, even if hidden since. */
export async function isQuestionOf(
  db: Db,
  { event_id, id }: { event_id: number; id: number },
): Promise<boolean> {
  const found = await rows(db, sql`select from event_questions where id = ${id} and event_id = ${event_id}`)
  return found.length > 0
}
