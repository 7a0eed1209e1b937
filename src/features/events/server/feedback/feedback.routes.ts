import type { RouteParts } from '#foundation/feature.ts'
import { deleteOwnReview, reviewMessage } from '#foundation/reviews/server/index.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { eventQuestionsContract } from '../../event-questions.contract.ts'
import { eventReviewsContract } from '../../event-reviews.contract.ts'
import { FEEDBACK_LENGTH } from '../../feedback.contract.ts'
import { ownFeedbackContract } from '../../own-feedback.contract.ts'
import { listOwnEventReviews } from '../mine/list-own-event-reviews.ts'
import { listOwnQuestions } from '../mine/list-own-questions.ts'
import { answerQuestion } from './answer-question.ts'
import { askQuestion } from './ask-question.ts'
import { deleteOwnAnswer } from './delete-own-answer.ts'
import { deleteOwnQuestion } from './delete-own-question.ts'
import { editOwnQuestion } from './edit-own-question.ts'
import { reviewedEvents } from './event-reviews.queries.ts'
import { listEventReviews } from './list-event-reviews.ts'
import { listQuestions } from './list-questions.ts'
import { reviewEvent } from './review-event.ts'
import { upvoteQuestion } from './upvote-question.ts'

/** Questions by one person. */
const QUESTIONS = defineLimit({
  name: 'event-question',
  tries: 20,
  seconds: 60 * 60,
  label: m.limit_event_question,
})

/** Answers by one person, because each notifies the person who asked. */
const ANSWERS = defineLimit({
  name: 'event-answer',
  tries: 60,
  seconds: 60 * 60,
  label: m.limit_event_answer,
})

/** New and changed reviews by one person. */
const REVIEWS = defineLimit({
  name: 'event-review',
  tries: 30,
  seconds: 60 * 60,
  label: m.limit_event_review,
})

export function feedbackRoutes(parts: RouteParts): void {
  serveQuestions(parts)
  serveReviews(parts)
  serveOwnFeedback(parts)
}

function serveQuestions({ serve, viewers, limits }: RouteParts): void {
  serve(eventQuestionsContract.listEventQuestions, async ({ db, body, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    const { id, page = 1, length = FEEDBACK_LENGTH, after } = body
    return listQuestions(db, viewer, { id, page, length, after })
  })

  serve(eventQuestionsContract.askEventQuestion, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(QUESTIONS, String(viewer.id))
    const asked = await askQuestion(db, viewer, { ...body, now })
    return { data: { message: asked.is_waiting ? m.question_under_review() : m.question_asked(), ...asked } }
  })

  serve(eventQuestionsContract.editEventQuestion, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(QUESTIONS, String(viewer.id))
    const edited = await editOwnQuestion(db, viewer, { ...body, now })
    return {
      data: { message: edited.is_waiting ? m.question_under_review() : m.question_changed(), ...edited },
    }
  })

  serve(eventQuestionsContract.deleteEventQuestion, async ({ db, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await deleteOwnQuestion(db, viewer, body)
    return { data: { message: m.question_deleted() } }
  })

  serve(eventQuestionsContract.upvoteEventQuestion, async ({ db, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { id, is_upvoted } = body
    return { data: await upvoteQuestion(db, viewer, { id, is_upvoted }) }
  })

  serve(eventQuestionsContract.answerEventQuestion, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(ANSWERS, String(viewer.id))
    const answer = await answerQuestion(db, viewer, { ...body, now })
    return { data: { message: m.answer_given(), answer } }
  })

  serve(eventQuestionsContract.deleteEventAnswer, async ({ db, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await deleteOwnAnswer(db, viewer, body)
    return { data: { message: m.answer_deleted() } }
  })
}

function serveReviews({ serve, viewers, limits }: RouteParts): void {
  serve(eventReviewsContract.listEventReviews, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    const { id, page = 1, length = FEEDBACK_LENGTH, after } = body
    return listEventReviews(db, viewer, { id, page, length, after, now })
  })

  serve(eventReviewsContract.reviewEvent, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await limits.take(REVIEWS, String(viewer.id))
    const { id, rating, feedback = '' } = body
    const outcome = await reviewEvent(db, viewer, { id, rating, feedback, now })
    return { data: { message: reviewMessage(outcome), ...outcome } }
  })

  serve(eventReviewsContract.deleteEventReview, async ({ db, body, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    await deleteOwnReview(db, reviewedEvents, viewer, body)
    return { data: { message: m.review_deleted() } }
  })
}

/** Lists of a person's own questions and reviews. */
function serveOwnFeedback({ serve, viewers }: RouteParts): void {
  serve(ownFeedbackContract.listOwnQuestions, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { page = 1, length = FEEDBACK_LENGTH, after } = body
    return listOwnQuestions(db, viewer, { page, length, after, language })
  })

  serve(ownFeedbackContract.listOwnEventReviews, async ({ db, body, language, ...call }) => {
    const viewer = await viewers.loggedIn(call)
    const { page = 1, length = FEEDBACK_LENGTH, after } = body
    return listOwnEventReviews(db, viewer, { page, length, after, language })
  })
}
