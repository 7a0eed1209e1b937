export { deleteOwnReview } from './delete-own-review.ts'
export { listOwnReviews } from './list-own-reviews.ts'
export type { ReviewedThing } from './own-reviews.queries.ts'
export { reportableReviewsOf } from './reportable-reviews.queries.ts'
export {
  countBlockedReviews,
  eraseReviews,
  isReviewOf,
  lockReviewed,
  type Reviewed,
  ratingColumns,
  selectOwnReview,
  selectRating,
  selectReviews,
  writeReview,
} from './reviews.queries.ts'
