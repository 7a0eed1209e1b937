/* What neighbours' pages may use. */

export { KeptReview, type RefusedReview } from './kept-review.tsx'
export { type ListedOwnReviews, OwnReviews } from './own-reviews.tsx'
export { ReviewForm } from './review-form.tsx'
export { ReviewItem } from './review-item.tsx'
export { ReviewRating } from './review-rating.tsx'
