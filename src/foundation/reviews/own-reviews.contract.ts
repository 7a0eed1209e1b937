import { z } from 'zod'
import { id, length, MAX_LENGTH, optionalField, page } from '#contract/wire.ts'

/** Questions or reviews per page of a person's own list. */
export const OWN_LENGTH = 10

/** How many items an address with this page asks for: all pages so far, within the limit of a call. */
export const ownLength = ({ page = 1 }: { page?: number }): number => Math.min(page * OWN_LENGTH, MAX_LENGTH)

/** The address of a tab of My page with one more page of its list; undefined if it can't grow further this way. */
export function longerTab(tab: string, { shown, anchor }: { shown: number; anchor: string }) {
  const page = Math.floor(shown / OWN_LENGTH) + 1
  return page * OWN_LENGTH <= MAX_LENGTH ? `/my-pankh-page?tab=${tab}&page=${page}#${anchor}` : undefined
}

/** The query of a person's list of their reviews or other texts. */
export const ownPage = z.object({
  page: optionalField(page),
  length: optionalField(length),
  after: optionalField(id).describe('ID of the last item already shown; replaces `page`'),
})

/** What lists of a person's reviews share. The text has the field name of its kind. */
export const ownListedReview = z.object({
  id: z.int(),
  rating: z.int(),
  /** ISO 8601 in UTC. */
  reviewed_at: z.string(),
  is_edited: z.boolean(),
  /** Hidden by a moderator. */
  is_hidden: z.boolean(),
  /** Under review by a moderator for the first time. */
  is_waiting: z.boolean(),
})
