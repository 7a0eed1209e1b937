import { z } from 'zod'
import { id, length, optionalField, page } from '#contract/wire.ts'

/** What a list of one's own reviews, or of something else that one wrote, is asked for by. */
export const ownPage = z.object({
  page: optionalField(page),
  length: optionalField(length),
  after: optionalField(id).describe('Id of the last one already shown; takes the place of page'),
})

/** What the lists of own reviews have in common. What was said stands under the name that its kind gives it. */
export const ownListedReview = z.object({
  id: z.int(),
  rating: z.int(),
  /** ISO 8601 in UTC */
  reviewed_at: z.string(),
  is_edited: z.boolean(),
  /** A moderator keeps it from others. */
  is_hidden: z.boolean(),
  /** Until a moderator has looked at it for the first time. */
  is_waiting: z.boolean(),
})
