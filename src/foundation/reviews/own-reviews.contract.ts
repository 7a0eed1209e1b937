import { z } from 'zod'
import { id, length, optionalField, page } from '#contract/wire.ts'

/** Questions or reviews on a page of a person's own list. */
export const OWN_LENGTH = 10
/** The most items to which a list grows by a link, without JavaScript. */
const MOST_AT_ONCE = 100

/** How many an address with such a page asks for: its pages so far in one. */
export const ownLength = ({ page = 1 }: { page?: number }): number =>
  Math.min(page * OWN_LENGTH, MOST_AT_ONCE)

/** The address of a tab of My page with one more page of its list; none where it can't grow further that way. */
export function longerTab(tab: string, { shown, anchor }: { shown: number; anchor: string }) {
  const page = Math.floor(shown / OWN_LENGTH) + 1
  return page * OWN_LENGTH <= MOST_AT_ONCE ? `/my-pankh-page?tab=${tab}&page=${page}#${anchor}` : undefined
}

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
