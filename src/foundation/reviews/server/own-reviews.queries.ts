import { type SQL, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { isWaitingReview, type Reviewed } from './reviews.queries.ts'

/** What a review is about: its alias in `columns`, which are selected with the review's own. */
export interface ReviewedThing {
  alias: SQL
  columns: SQL
}

interface OwnReviewsPage {
  user_id: number
  limit: number
  offset: number
  /** Id of the review before the first wanted one; replaces `offset`. */
  after: number | undefined
  thing: ReviewedThing
}

/** A person's reviews, hidden or not, newest first. */
export function selectOwnReviews<Review>(db: Db, on: Reviewed, page: OwnReviewsPage): Promise<Review[]> {
  const { user_id, limit, offset, after, thing } = page
  const isBehind = after === undefined ? sql`` : sql`and id < ${after}`
  return rows<Review>(
    db,
    sql`select w.id, w.rating, w.${on.words}, ${isoUtc(sql`w.created_at`)} as reviewed_at,
        w.edited_at is not null as is_edited, w.hidden_at is not null as is_hidden,
        ${isWaitingReview('w', on)} as is_waiting, ${thing.columns}
      from (select * from ${on.reviews} where user_id = ${user_id} ${isBehind}
        order by id desc nulls last limit ${limit} offset ${after === undefined ? offset : 0}) w
        join ${on.things} ${thing.alias} on ${thing.alias}.id = w.${on.thing_id}
      order by w.id desc`,
  )
}

/** Counted up to one more than the cap. */
export async function countOwnReviews(
  db: Db,
  on: Reviewed,
  { user_id, cap }: { user_id: number; cap: number },
): Promise<number> {
  return countUpTo(db, sql`select from ${on.reviews} where user_id = ${user_id}`, cap)
}

/** Whether the person wrote this review, so that it can be a cursor in their list. */
export async function isOwnReview(
  db: Db,
  on: Reviewed,
  { id, user_id }: { id: number; user_id: number },
): Promise<boolean> {
  const found = await rows(db, sql`select from ${on.reviews} where id = ${id} and user_id = ${user_id}`)
  return found.length > 0
}
