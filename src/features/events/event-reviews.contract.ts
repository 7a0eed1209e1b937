import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { id, listOf, messageReply, optionalField, success, wholeNumber } from '#contract/wire.ts'
import { DEFAULT_RATING, feedbackPage, feedbackWords, linksWait } from './feedback.contract.ts'

export const eventReview = z.object({
  id: z.int(),
  rating: z.int(),
  feedback: z.string(),
  /** First name and initial; null for a former member. */
  reviewed_by: z.string().nullable(),
  /** ISO 8601 in UTC */
  reviewed_at: z.string(),
  is_edited: z.boolean(),
  is_mine: z.boolean(),
  is_reported: z.boolean(),
})
export type EventReview = z.output<typeof eventReview>

/** One decimal, 1 to 5; null before the first rating. */
const rated = z.object({ rating: z.number().nullable(), rating_count: z.int() })

/**
 * What the viewer may do: `not-yet` until the event has started or its recording is published; `not-there` while it
 * runs, and for people who didn't take part.
 */
const ownState = z.enum(['may-review', 'log-in', 'not-yet', 'not-there'])
export type OwnReviewState = z.output<typeof ownState>

const ownReview = z.object({
  rating: z.int(),
  feedback: z.string(),
  is_hidden: z.boolean(),
  /** Hidden until a moderator has checked it. */
  is_waiting: z.boolean(),
})
export type OwnReview = z.output<typeof ownReview>

export const eventReviewsContract = {
  listEventReviews: endpoint({
    method: 'POST',
    path: '/v2/event/review/list/',
    summary: 'Lists reviews of an event by people who took part, newest first',
    bodyKinds: FORM_DATA,
    body: feedbackPage,
    reply: listOf(eventReview).extend({
      ...rated.shape,
      own_state: ownState,
      own: ownReview.nullable(),
      links_wait: linksWait,
    }),
    errors: ['EventNotFound', 'CursorNotFound'],
  }),
  reviewEvent: endpoint({
    method: 'POST',
    path: '/v2/event/review/add/',
    mayWait: true,
    changesPages: true,
    summary: 'Reviews an event that the current user attended or watched; replaces their earlier review',
    bodyKinds: FORM_DATA,
    body: z.object({
      id: id.describe('ID of the event'),
      rating: optionalField(wholeNumber.pipe(z.int().min(1).max(5))).describe(
        `1 to 5, default ${DEFAULT_RATING}`,
      ),
      feedback: feedbackWords.optional(),
    }),
    reply: success(
      z.object({
        message: z.string(),
        review: eventReview,
        is_waiting: z.boolean(),
        /** Where the person goes next. After reviewing a recording they stay on its page. */
        go: z.enum(['thank-you', 'stay']),
        ...rated.shape,
      }),
    ),
    errors: ['NotSignedIn', 'EventNotFound', 'ReviewNeedsAttendance', 'WordNotAllowed'],
  }),
  deleteEventReview: endpoint({
    method: 'POST',
    path: '/v2/event/review/delete/',
    changesPages: true,
    summary: "Deletes the current user's review of an event, even if hidden",
    bodyKinds: FORM_DATA,
    body: z.object({ id: id.describe('ID of the event') }),
    reply: messageReply,
    errors: ['NotSignedIn', 'ReviewNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof eventReviewsContract> {}
}
