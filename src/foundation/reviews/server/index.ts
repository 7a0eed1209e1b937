export { deleteOwnReview } from './delete-own-review.ts'
export { listOwnReviews } from './list-own-reviews.ts'
export { listReviews } from './list-reviews.ts'
export type { ReviewedThing } from './own-reviews.queries.ts'
export { reportableReviewsOf } from './reportable-reviews.queries.ts'
export { reviewMessage, reviewThing } from './review-thing.ts'
export {
  eraseReviews,
  lockReviewed,
  type Reviewed,
  ratingColumns,
  selectOwnReview,
} from './reviews.queries.ts'
