import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText, requiredLongText } from '#contract/fields.ts'
import { id, length, listOf, messageReply, optionalField, page, wholeNumber } from '#contract/wire.ts'
import { QUESTION_STATES, REVIEW_STATES } from './admin-event-fields.contract.ts'
import { eventAnswer } from './event-questions.contract.ts'
import { MOST_REASON_LETTERS, QUESTION_KIND, REVIEW_KIND } from './feedback.contract.ts'

/** `hide` for what is shown, `show` for what is hidden; never both. */
const can = z.object({ answer: z.boolean(), hide: z.boolean(), show: z.boolean() })

const moderated = z.object({
  id: z.int(),
  /** First name and initial, as shown to everyone; null for a former member. */
  written_by: z.string().nullable(),
  /** ISO 8601 in UTC */
  written_at: z.string(),
  is_hidden: z.boolean(),
  /** How many people reported it, including reports that have been decided. */
  report_count: z.int(),
  can,
})

export const managedQuestion = moderated.extend({
  question: z.string(),
  up_vote_count: z.int(),
  answers: z.array(eventAnswer),
})
export type ManagedQuestion = z.output<typeof managedQuestion>

export const managedReview = moderated.extend({
  rating: z.int(),
  feedback: z.string(),
  is_edited: z.boolean(),
})
export type ManagedReview = z.output<typeof managedReview>

const search = optionalField(optionalText(200))
/** Filters of the lists, and of their CSV files. */
export const questionFilters = z.object({
  search_query: search,
  state: optionalField(z.enum(QUESTION_STATES)),
})
export type QuestionFilters = z.output<typeof questionFilters>

export const reviewFilters = z.object({
  search_query: search,
  state: optionalField(z.enum(REVIEW_STATES)),
  rating: optionalField(wholeNumber.pipe(z.int().min(1).max(5))),
})
export type ReviewFilters = z.output<typeof reviewFilters>

const errors = ['NotSignedIn', 'NotAllowed', 'EventNotFound'] as const
const window = {
  id: id.describe('ID of the event'),
  page: optionalField(page),
  length: optionalField(length),
}

export const adminFeedbackContract = {
  listManagedQuestions: endpoint({
    method: 'POST',
    path: '/v2/admin/event/question/list/',
    summary: 'Lists questions about an event, including hidden ones, newest first',
    body: questionFilters.extend(window),
    reply: listOf(managedQuestion).extend({ title: z.string() }),
    errors,
  }),
  listManagedReviews: endpoint({
    method: 'POST',
    path: '/v2/admin/event/review/list/',
    summary: 'Lists reviews of an event, including hidden ones, newest first',
    body: reviewFilters.extend(window),
    reply: listOf(managedReview).extend({ title: z.string() }),
    errors,
  }),
  decideFeedback: endpoint({
    method: 'POST',
    path: '/v2/admin/event/feedback/decide/',
    changesPages: true,
    summary: 'Hides a question or review of an event with a reason, or shows it again',
    body: z.object({
      event_id: id,
      kind: z.enum([QUESTION_KIND, REVIEW_KIND]),
      id,
      decision: z.enum(['hide', 'restore']),
      reason: requiredLongText(MOST_REASON_LETTERS),
    }),
    reply: messageReply,
    errors: [...errors, 'ReportedThingNotFound', 'ModeratorDecides'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminFeedbackContract> {}
}
