export { reportableReviewsOf } from './reportable-reviews.queries.ts'
export {
  eraseReviews,
  isReviewOf,
  lockReviewed,
  moveRating,
  type Rating,
  type Reviewed,
  type ReviewsPage,
  ratingColumns,
  selectOwnReview,
  selectRating,
  selectReviews,
  writeReview,
} from './reviews.queries.ts'
