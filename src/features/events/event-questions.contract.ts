import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { requiredLongText } from '#contract/fields.ts'
import { flag, id, listOf, messageReply, optionalField, success } from '#contract/wire.ts'
import { feedbackPage, linksWait, MOST_FEEDBACK_LETTERS } from './feedback.contract.ts'

const words = requiredLongText(MOST_FEEDBACK_LETTERS)

export const eventAnswer = z.object({
  id: z.int(),
  answer: z.string(),
  /** Null for a former member. */
  answered_by: z.string().nullable(),
  role: z.enum(['speaker', 'organiser']),
  /** ISO 8601 in UTC */
  answered_at: z.string(),
  is_mine: z.boolean(),
  is_reported: z.boolean(),
})
export type EventAnswer = z.output<typeof eventAnswer>

export const eventQuestion = z.object({
  id: z.int(),
  question: z.string(),
  /** First name and initial; null for a former member. */
  asked_by: z.string().nullable(),
  /** ISO 8601 in UTC */
  asked_at: z.string(),
  up_vote_count: z.int(),
  is_upvoted: z.boolean(),
  is_mine: z.boolean(),
  is_reported: z.boolean(),
  answers: z.array(eventAnswer),
})
export type EventQuestion = z.output<typeof eventQuestion>

/** The state of the viewer's vote, and the count after it. */
export const questionVote = z.object({ id: z.int(), up_vote_count: z.int(), is_upvoted: z.boolean() })
export type QuestionVote = z.output<typeof questionVote>

export const eventQuestionsContract = {
  listEventQuestions: endpoint({
    method: 'POST',
    path: '/v2/event/question/list/',
    summary: 'Lists questions about an event with their answers, most upvoted first',
    bodyKinds: FORM_DATA,
    body: feedbackPage,
    reply: listOf(eventQuestion).extend({ can: z.object({ answer: z.boolean() }), links_wait: linksWait }),
    errors: ['EventNotFound', 'CursorNotFound'],
  }),
  askEventQuestion: endpoint({
    method: 'POST',
    path: '/v2/event/question/add/',
    mayWait: true,
    summary: 'Asks a question about an event',
    bodyKinds: FORM_DATA,
    body: z.object({ id: id.describe('ID of the event'), question: words }),
    reply: success(z.object({ message: z.string(), question: eventQuestion, is_waiting: z.boolean() })),
    errors: ['NotSignedIn', 'EventNotFound', 'WordNotAllowed', 'QuestionIsHidden'],
  }),
  editEventQuestion: endpoint({
    method: 'POST',
    path: '/v2/event/question/edit/',
    changesPages: true,
    summary: "Updates the text of the current user's own question, even if hidden",
    bodyKinds: FORM_DATA,
    body: z.object({ id: id.describe('ID of the question'), question: words }),
    reply: success(z.object({ message: z.string(), is_waiting: z.boolean() })),
    errors: ['NotSignedIn', 'QuestionNotFound', 'WordNotAllowed'],
  }),
  deleteEventQuestion: endpoint({
    method: 'POST',
    path: '/v2/event/question/delete/',
    changesPages: true,
    summary: "Deletes the current user's own question, with its votes and answers",
    bodyKinds: FORM_DATA,
    body: z.object({ id: id.describe('ID of the question') }),
    reply: messageReply,
    errors: ['NotSignedIn', 'QuestionNotFound'],
  }),
  upvoteEventQuestion: endpoint({
    method: 'POST',
    path: '/v2/event/question/upvote/',
    mayWait: true,
    summary: 'Upvotes a question, or withdraws the vote',
    bodyKinds: FORM_DATA,
    body: z.object({
      id,
      is_upvoted: optionalField(flag).describe(
        'Desired state, which makes the call safe to repeat; not given: toggles the vote',
      ),
    }),
    reply: success(questionVote),
    errors: ['NotSignedIn', 'QuestionNotFound'],
  }),
  answerEventQuestion: endpoint({
    method: 'POST',
    path: '/v2/event/question/answer/',
    summary: 'Answers a question; for speakers and hosts of the event, and administrators',
    bodyKinds: FORM_DATA,
    body: z.object({ id: id.describe('ID of the question'), answer: words }),
    reply: success(z.object({ message: z.string(), answer: eventAnswer })),
    errors: ['NotSignedIn', 'NotAllowed', 'QuestionNotFound', 'AnswerIsHidden'],
  }),
  deleteEventAnswer: endpoint({
    method: 'POST',
    path: '/v2/event/question/answer/delete/',
    changesPages: true,
    summary: "Deletes the current user's own answer",
    bodyKinds: FORM_DATA,
    body: z.object({ id: id.describe('ID of the answer') }),
    reply: messageReply,
    errors: ['NotSignedIn', 'AnswerNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof eventQuestionsContract> {}
}
