import { sql } from 'drizzle-orm'
import { type Reviewed, reportableReviewsOf } from '#foundation/reviews/server/index.ts'
import { RESOURCE_REVIEW_KIND } from '../../resource-card.contract.ts'

export const reviewedResources: Reviewed = {
  kind: RESOURCE_REVIEW_KIND,
  reviews: sql`resource_reviews`,
  things: sql`resources`,
  thing_id: sql`resource_id`,
  words: sql`comment`,
}

export const reportableResourceReviews = reportableReviewsOf(reviewedResources, {
  address: sql`'/resource/r/' || s.id || '#reviews'`,
  title: () => sql`s.title`,
})
