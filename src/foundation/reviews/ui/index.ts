/* What neighbours' pages may use. */
export { ReviewForm } from './review-form.tsx'
export { ReviewItem } from './review-item.tsx'
export { ReviewRating } from './review-rating.tsx'
