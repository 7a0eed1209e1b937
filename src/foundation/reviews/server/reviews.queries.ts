import { type SQL, sql } from 'drizzle-orm'
import { shortName } from '#foundation/accounts/server/index.ts'
import { isNotBlockedBy } from '#foundation/creators/server/index.ts'
import { isReportedBy, isUnderReview, type Reportable } from '#foundation/moderation/server/index.ts'
import { isoUtc } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'

/**
 * A kind of thing that people review, once each. Its reviews table has the columns id, user_id, rating, hidden_at,
 * edited_at, created_at, one for the thing and one for the text, and is unique by thing and person. The thing's table
 * has rating_sum and rating_count over the reviews that aren't hidden.
 */
export interface Reviewed {
  /** The kind of its reviews in reports. */
  kind: Reportable['kind']
  reviews: SQL
  things: SQL
  /** The column of `reviews` with the thing's id, such as event_id. */
  thing_id: SQL
  /** The column of `reviews` with the text, named as on the wire. */
  words: SQL
}

interface OfPerson {
  id: number
  user_id: number
}

export interface ReviewsPage {
  /** The id of the thing. */
  id: number
  viewer_id: number | null
  limit: number
  offset: number
  /** Id of the review before the first wanted one; replaces `offset`. */
  after: number | undefined
}

/** From 1 to 5 with one decimal; null before the first rating. */
export interface Rating {
  rating: number | null
  rating_count: number
}

/** Select columns of a review as one viewer sees it, from reviews w and users u. */
function reviewColumns({ kind, words }: Reviewed, viewer_id: number | null): SQL {
  return sql`w.id, w.rating, w.${words}, ${shortName('u')} as reviewed_by, ${isoUtc(sql`w.created_at`)} as reviewed_at,
    w.edited_at is not null as is_edited,
    coalesce(w.user_id = ${viewer_id}::int, false) as is_mine,
    ${isReportedBy({ kind, id: sql`w.id`, user_id: viewer_id })} as is_reported`
}

/** Newest first, without hidden reviews and those of people whom the viewer blocks. */
export function selectReviews<Review>(db: Db, on: Reviewed, page: ReviewsPage): Promise<Review[]> {
  const { id, viewer_id, after, limit, offset } = page
  return rows<Review>(
    db,
    sql`select ${reviewColumns(on, viewer_id)} from ${on.reviews} w left join users u on u.id = w.user_id and u.disabled_at is null
      where w.${on.thing_id} = ${id} and w.hidden_at is null and ${isNotBlockedBy(viewer_id, sql`w.user_id`)} ${after === undefined ? sql`` : sql`and w.id < ${after}`}
      order by w.id desc nulls last limit ${limit} offset ${after === undefined ? offset : 0}`,
  )
}

/** SQL: whether a review is hidden until a moderator has checked it. `review` is the alias of the reviews. */
export function isWaitingReview(review: string, { kind }: Reviewed): SQL<boolean> {
  const w = sql.raw(review)
  return sql<boolean>`(${w}.hidden_at is not null and ${isUnderReview({ kind, id: sql`${w}.id` })})`
}

/** The person's own review, hidden or not: rating, text under its column's name, is_hidden, is_waiting. */
export async function selectOwnReview<Own extends { rating: number; is_hidden: boolean }>(
  db: Db,
  on: Reviewed,
  { id, user_id }: OfPerson,
): Promise<Own | null> {
  const [own] = await rows<Own>(
    db,
    sql`select w.rating, w.${on.words}, w.hidden_at is not null as is_hidden, ${isWaitingReview('w', on)} as is_waiting
      from ${on.reviews} w where w.${on.thing_id} = ${id} and w.user_id = ${user_id}`,
  )
  return own ?? null
}

/** The text of the person's existing review, if any. */
export async function selectOwnWords(db: Db, on: Reviewed, { id, user_id }: OfPerson): Promise<string[]> {
  const found = await rows<{ words: string }>(
    db,
    sql`select ${on.words} as words from ${on.reviews} where ${on.thing_id} = ${id} and user_id = ${user_id}`,
  )
  return found.map(({ words }) => words)
}

/** Whether a thing has this review, hidden or not, so that it can be a cursor in its list. */
export async function isReviewOf(
  db: Db,
  on: Reviewed,
  { id, review_id }: { id: number; review_id: number },
): Promise<boolean> {
  const found = await rows(
    db,
    sql`select from ${on.reviews} where id = ${review_id} and ${on.thing_id} = ${id}`,
  )
  return found.length > 0
}

/** How many reviews of a thing the viewer doesn't see, because they block the authors. */
export async function countBlockedReviews(
  db: Db,
  on: Reviewed,
  { id, viewer_id }: { id: number; viewer_id: number | null },
): Promise<number> {
  if (viewer_id === null) return 0
  return countRows(
    db,
    sql`${on.reviews} w join blocks b on b.blocked_id = w.user_id and b.blocker_id = ${viewer_id}
      where w.${on.thing_id} = ${id} and w.hidden_at is null`,
  )
}

/** The thing's rating and rating_count, for a select; `alias` is the thing's. */
export const ratingColumns = (alias: SQL): SQL =>
  sql`round(${alias}.rating_sum::numeric / nullif(${alias}.rating_count, 0), 1)::float8 as rating, ${alias}.rating_count`

export async function selectRating(db: Db, on: Reviewed, id: number): Promise<Rating> {
  const [found] = await rows<Rating>(
    db,
    sql`select ${ratingColumns(sql`t`)} from ${on.things} t where t.id = ${id}`,
  )
  return found ?? { rating: null, rating_count: 0 }
}

/** Locks the thing's row until the transaction ends, so that changes to its rating take turns. */
export async function lockReviewed(tx: Db, on: Reviewed, id: number): Promise<void> {
  await tx.execute(sql`select from ${on.things} where id = ${id} for no key update`)
}

/** Inserts or updates the person's one review, with the thing's rating. Call it only under the thing's lock. */
export async function writeReview<Review>(
  tx: Db,
  on: Reviewed,
  of: OfPerson & { rating: number; words: string; now: Date },
): Promise<Review> {
  const { id, user_id, rating, words } = of
  const now = sql`${of.now.toISOString()}::timestamptz`
  const before = await selectOwnReview(tx, on, of)
  const [written] = await rows<{ id: number }>(
    tx,
    sql`insert into ${on.reviews} (${on.thing_id}, user_id, rating, ${on.words}, created_at)
      values (${id}, ${user_id}, ${rating}, ${words}, ${now})
      on conflict (${on.thing_id}, user_id)
      do update set rating = excluded.rating, ${on.words} = excluded.${on.words}, edited_at = ${now}
      returning id`,
  )
  if (!before?.is_hidden) {
    await moveRating(tx, on, { id, sum: rating - (before?.rating ?? 0), count: before ? 0 : 1 })
  }
  const [review] = await rows<Review>(
    tx,
    sql`select ${reviewColumns(on, user_id)} from ${on.reviews} w left join users u on u.id = w.user_id
      where w.id = ${written?.id ?? 0}`,
  )
  if (!review) throw new Error('the review was not written')
  return review
}

/** Call it only under the thing's lock, with a change of a review. */
export async function moveRating(
  tx: Db,
  on: Reviewed,
  { id, sum, count }: { id: number; sum: number; count: number },
): Promise<void> {
  await tx.execute(sql`update ${on.things} set rating_sum = rating_sum + ${sum}, rating_count = rating_count + ${count}
    where id = ${id}`)
}

/** Deletes a person's reviews, or only those that nobody else can see, and removes them from the ratings. */
export async function eraseReviews(
  tx: Db,
  on: Reviewed,
  { user_id, keepsShared }: { user_id: number; keepsShared: boolean },
): Promise<void> {
  const things = await rows<{ id: number }>(
    tx,
    sql`select ${on.thing_id} as id from ${on.reviews}
      where user_id = ${user_id} ${keepsShared ? sql`and hidden_at is not null` : sql``} order by 1`,
  )
  for (const { id } of things) await eraseReview(tx, on, { id, user_id })
}

/** Deletes a person's review of a thing and removes it from the rating. Returns its id; undefined if there is none. */
export async function eraseReview(
  tx: Db,
  on: Reviewed,
  { id, user_id }: OfPerson,
): Promise<number | undefined> {
  await lockReviewed(tx, on, id)
  const [erased] = await rows<{ id: number; rating: number; is_hidden: boolean }>(
    tx,
    sql`delete from ${on.reviews} where user_id = ${user_id} and ${on.thing_id} = ${id}
      returning id, rating, hidden_at is not null as is_hidden`,
  )
  if (erased && !erased.is_hidden) await moveRating(tx, on, { id, sum: -erased.rating, count: -1 })
  return erased?.id
}
