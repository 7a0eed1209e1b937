export { reportableReviewsOf } from './reportable-reviews.queries.ts'
export {
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
