/* Public API for other features' pages. */

export type { RefusedReview } from './kept-review.tsx'
export { type ListedOwnReviews, OwnReviews } from './own-reviews.tsx'
export { type ListedReviews, ReviewsPart, ReviewsSection } from './reviews-part.tsx'
