import { sql } from 'drizzle-orm'
import { type Reviewed, type ReviewedThing, reportableReviewsOf } from '#foundation/reviews/server/index.ts'
import { RESOURCE_REVIEW_KIND } from '../../resource-card.contract.ts'
import { type Asking, isVisibleTo } from '../visible-resource.queries.ts'

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

/** The reviewed resource as JSON; null once the person can no longer see it. */
export const aboutResource = (viewer: Asking): ReviewedThing => ({
  alias: sql`r`,
  columns: sql`case when ${isVisibleTo('r', viewer)} then
    json_build_object('id', r.id, 'title', r.title, 'language', r.language) end as resource`,
})
