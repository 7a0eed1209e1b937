import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { listOf, textLanguage } from '#contract/wire.ts'
import { ownListedReview, ownPage } from '#foundation/reviews/own-reviews.contract.ts'
import { eventAnswer } from './event-questions.contract.ts'

/** The event it is about; null once the event is no longer shown. */
const aboutEvent = z
  .object({ id: z.int(), title: z.string(), text_language: textLanguage, is_cancelled: z.boolean() })
  .nullable()

export const ownQuestion = z.object({
  id: z.int(),
  question: z.string(),
  /** ISO 8601 in UTC */
  asked_at: z.string(),
  up_vote_count: z.int(),
  /** Hidden by a moderator. */
  is_hidden: z.boolean(),
  /** Until a moderator has checked it for the first time. */
  is_waiting: z.boolean(),
  event: aboutEvent,
  /** Position among the event's questions, from 1, counted up to 101; null if the event's page doesn't show it. */
  place: z.int().nullable(),
  answers: z.array(eventAnswer),
})
export type OwnQuestion = z.output<typeof ownQuestion>

export const ownEventReview = ownListedReview.extend({ feedback: z.string(), event: aboutEvent })
export type OwnEventReview = z.output<typeof ownEventReview>

export const ownFeedbackContract = {
  listOwnQuestions: endpoint({
    method: 'POST',
    path: '/v2/event/question/own/list/',
    summary: "Lists the current user's questions with their answers, newest first",
    bodyKinds: FORM_DATA,
    body: ownPage,
    reply: listOf(ownQuestion),
    errors: ['NotSignedIn', 'CursorNotFound'],
  }),
  listOwnEventReviews: endpoint({
    method: 'POST',
    path: '/v2/event/review/own/list/',
    summary: "Lists the current user's reviews of events, newest first",
    bodyKinds: FORM_DATA,
    body: ownPage,
    reply: listOf(ownEventReview),
    errors: ['NotSignedIn', 'CursorNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof ownFeedbackContract> {}
}
