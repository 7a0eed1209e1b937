import { sql } from 'drizzle-orm'
import type { ReviewedThing } from '#foundation/reviews/server/index.ts'
import { type Asking, isVisibleTo } from '../visible-resource.queries.ts'

/** What a review was about, as JSON; null once the person can no longer see the resource. */
export const aboutResource = (viewer: Asking): ReviewedThing => ({
  alias: sql`r`,
  columns: sql`case when ${isVisibleTo('r', viewer)} then
    json_build_object('id', r.id, 'title', r.title, 'language', r.language) end as resource`,
})
