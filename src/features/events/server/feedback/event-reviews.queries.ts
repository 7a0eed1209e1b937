import { type SQL, sql } from 'drizzle-orm'
import { isReportedBy } from '#foundation/moderation/server/index.ts'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventRating, EventReview, OwnReview } from '../../event-reviews.contract.ts'
import { REVIEW_KIND } from '../../feedback-values.contract.ts'
import { at, hasFilm } from '../catalogue/event-status.queries.ts'
import { eventReviews } from '../event-reviews.tables.ts'
import { type FeedbackPage, pageEnd } from './listed-feedback.queries.ts'
import { shortName } from './person-name.queries.ts'

interface OfPerson {
  event_id: number
  user_id: number
}

/** The columns of a review as one person sees it, for a `select` from event_reviews w and users u. */
function reviewColumns(viewer_id: number | null): SQL {
  return sql`w.id, w.rating, w.feedback, ${shortName} as reviewed_by, ${isoUtc(sql`w.created_at`)} as reviewed_at,
    w.edited_at is not null as is_edited,
    coalesce(w.user_id = ${viewer_id}::int, false) as is_mine,
    ${isReportedBy({ kind: REVIEW_KIND, id: sql`w.id`, user_id: viewer_id })} as is_reported`
}

/** The newest first. */
export async function selectReviews(db: Db, page: FeedbackPage): Promise<EventReview[]> {
  const { event_id, viewer_id, after } = page
  return rows<EventReview>(
    db,
    sql`select ${reviewColumns(viewer_id)} from event_reviews w left join users u on u.id = w.user_id
      where w.event_id = ${event_id} and w.hidden_at is null ${after === undefined ? sql`` : sql`and w.id < ${after}`}
      order by w.id desc nulls last ${pageEnd(page)}`,
  )
}

export async function selectOwnReview(db: Db, of: OfPerson): Promise<OwnReview | null> {
  const [own] = await rows<OwnReview>(
    db,
    sql`select rating, feedback, hidden_at is not null as is_hidden from event_reviews
      where event_id = ${of.event_id} and user_id = ${of.user_id}`,
  )
  return own ?? null
}

export async function hasReviewed(db: Db, { event_id, user_id }: OfPerson): Promise<boolean> {
  return (await selectOwnReview(db, { event_id, user_id })) !== null
}

/** What can be reviewed by now: the gathering has begun, or its film is there. For {@link eventsWithRecordings}. */
export const hasBegun = (now: Date): SQL<boolean> =>
  sql<boolean>`coalesce(e.start_date_time <= ${at(now)} or ${hasFilm(now)}, false)`

/** For a `select` from events e. */
export const ratingColumns = sql`round(e.rating_sum::numeric / nullif(e.rating_count, 0), 1)::float8 as rating, e.rating_count`

/** Holds the event's row until the transaction ends: its figures move one after the other. */
export async function lockEventOfReviews(tx: Db, event_id: number): Promise<void> {
  await tx.execute(sql`select from events where id = ${event_id} for no key update`)
}

/** Only under the lock of the event. */
export async function writeReview(
  tx: Db,
  of: OfPerson & { rating: number; feedback: string; now: Date },
): Promise<EventReview> {
  const { event_id, user_id, rating, feedback, now } = of
  const before = await selectOwnReview(tx, of)
  const [written] = await tx
    .insert(eventReviews)
    .values({ event_id, user_id, rating, feedback, created_at: now })
    .onConflictDoUpdate({
      target: [eventReviews.event_id, eventReviews.user_id],
      set: { rating, feedback, edited_at: now },
    })
    .returning({ id: eventReviews.id })
  if (!before?.is_hidden) {
    await moveRating(tx, { event_id, sum: rating - (before?.rating ?? 0), count: before ? 0 : 1 })
  }
  const [review] = await rows<EventReview>(
    tx,
    sql`select ${reviewColumns(user_id)} from event_reviews w left join users u on u.id = w.user_id
      where w.id = ${written?.id ?? 0}`,
  )
  if (!review) throw new Error('the review was not written')
  return review
}

/** Only under the lock of the event, beside the change of a review. */
export async function moveRating(
  tx: Db,
  { event_id, sum, count }: { event_id: number; sum: number; count: number },
): Promise<void> {
  await tx.execute(sql`update events set rating_sum = rating_sum + ${sum}, rating_count = rating_count + ${count}
    where id = ${event_id}`)
}

export async function selectRating(db: Db, event_id: number): Promise<EventRating> {
  const [found] = await rows<EventRating>(
    db,
    sql`select ${ratingColumns} from events e where e.id = ${event_id}`,
  )
  return found ?? { rating: null, rating_count: 0 }
}
