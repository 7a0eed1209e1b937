import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { longText } from '#contract/fields.ts'
import {
  id,
  length,
  listOf,
  messageReply,
  optionalField,
  page,
  success,
  wholeNumber,
} from '#contract/wire.ts'
import { DEFAULT_RATING, MOST_COMMENT_LETTERS, REVIEWS_LENGTH } from './resource-card.contract.ts'

export const resourceReview = z.object({
  id: z.int(),
  rating: z.int(),
  comment: z.string(),
  /** First name and initial; null for a former member. */
  reviewed_by: z.string().nullable(),
  /** ISO 8601 in UTC */
  reviewed_at: z.string(),
  is_edited: z.boolean(),
  is_mine: z.boolean(),
  is_reported: z.boolean(),
})
export type ResourceReview = z.output<typeof resourceReview>

/** One decimal, 1 to 5; null before the first review. */
const rated = z.object({ rating: z.number().nullable(), rating_count: z.int() })

const ownReview = z.object({
  rating: z.int(),
  comment: z.string(),
  is_hidden: z.boolean(),
  /** Hidden until a moderator has checked it. */
  is_waiting: z.boolean(),
})
export type OwnResourceReview = z.output<typeof ownReview>

export const resourceReviewsContract = {
  listResourceReviews: endpoint({
    method: 'POST',
    path: '/resources/review/list/',
    summary: 'Lists reviews of a resource, newest first',
    bodyKinds: FORM_DATA,
    body: z.object({
      id: id.describe('ID of the resource'),
      page: optionalField(page),
      length: optionalField(length).describe(`Default ${REVIEWS_LENGTH}`),
      after: optionalField(id).describe('ID of the last item already shown; replaces `page`'),
    }),
    reply: listOf(resourceReview).extend({
      ...rated.shape,
      own: ownReview.nullable(),
      /** Whether links by this person are checked by a moderator before others see them. */
      links_wait: z.boolean(),
    }),
    errors: ['ResourceNotFound', 'CursorNotFound'],
  }),
  reviewResource: endpoint({
    method: 'POST',
    path: '/resources/review/add/',
    mayWait: true,
    changesPages: true,
    summary: "Reviews a resource of another person; replaces the current user's earlier review",
    bodyKinds: FORM_DATA,
    body: z.object({
      id: id.describe('ID of the resource'),
      rating: optionalField(wholeNumber.pipe(z.int().min(1).max(5))).describe(
        `1 to 5, default ${DEFAULT_RATING}`,
      ),
      comment: longText(MOST_COMMENT_LETTERS).optional(),
    }),
    reply: success(
      z.object({ message: z.string(), review: resourceReview, is_waiting: z.boolean(), ...rated.shape }),
    ),
    errors: ['NotSignedIn', 'ResourceNotFound', 'OwnResourceNotReviewed', 'WordNotAllowed'],
  }),
  deleteResourceReview: endpoint({
    method: 'POST',
    path: '/resources/review/delete/',
    changesPages: true,
    summary: "Deletes the current user's review of a resource, even if hidden",
    bodyKinds: FORM_DATA,
    body: z.object({ id: id.describe('ID of the resource') }),
    reply: messageReply,
    errors: ['NotSignedIn', 'ReviewNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof resourceReviewsContract> {}
}
