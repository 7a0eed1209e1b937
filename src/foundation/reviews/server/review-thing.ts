import { type Maker, putUnderReviewIfNeeded, type Reportable } from '#foundation/moderation/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { type Reviewed, selectOwnWords, selectRating, writeReview } from './reviews.queries.ts'

interface Written {
  on: Reviewed
  reportable: Reportable
  /** The id of the thing. */
  id: number
  rating: number
  words: string
  now: Date
}

/**
 * Writes or changes the person's one review of a thing, with the thing's rating. Call it only under the thing's lock.
 * @throws WordNotAllowed
 */
export async function reviewThing<Review extends { id: number }>(
  tx: Db,
  viewer: Maker,
  { on, reportable, id, rating, words, now }: Written,
) {
  const own = { id, user_id: viewer.id }
  const before = await selectOwnWords(tx, on, own)
  const review = await writeReview<Review>(tx, on, { ...own, rating, words, now })
  const written = { reportable, id: review.id, viewer, texts: [words], before, now }
  const is_waiting = await putUnderReviewIfNeeded(tx, written)
  return { review, is_waiting, ...(await selectRating(tx, on, id)) }
}

export function reviewMessage({
  review,
  is_waiting,
}: {
  review: { is_edited: boolean }
  is_waiting: boolean
}) {
  if (is_waiting) return m.review_under_review()
  return review.is_edited ? m.review_changed() : m.review_added()
}
