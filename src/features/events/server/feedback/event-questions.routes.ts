import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { defineLimit } from '#platform/limits/limits.ts'
import { eventQuestionsContract } from '../../event-questions.contract.ts'
import { FEEDBACK_LENGTH } from '../../feedback.contract.ts'
import { answerQuestion } from './answer-question.ts'
import { askQuestion } from './ask-question.ts'
import { deleteOwnQuestion } from './delete-own-question.ts'
import { editOwnQuestion } from './edit-own-question.ts'
import { listQuestions } from './list-questions.ts'
import { upvoteQuestion } from './upvote-question.ts'

/** One person's questions. */
const QUESTIONS = defineLimit({
  name: 'event-question',
  tries: 20,
  seconds: 60 * 60,
  words: m.limit_event_question,
})

export function eventQuestionsRoutes({ serve, viewers, limits }: RouteParts): void {
  serve(eventQuestionsContract.listEventQuestions, async ({ db, body, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    const { id, page = 1, length = FEEDBACK_LENGTH, after } = body
    return listQuestions(db, viewer, { id, page, length, after })
  })

  serve(eventQuestionsContract.askEventQuestion, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await limits.take(QUESTIONS, viewer.email)
    const asked = await askQuestion(db, viewer, { ...body, now })
    return { data: { message: asked.is_waiting ? m.question_held() : m.question_asked(), ...asked } }
  })

  serve(eventQuestionsContract.editEventQuestion, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await limits.take(QUESTIONS, viewer.email)
    const edited = await editOwnQuestion(db, viewer, { ...body, now })
    return { data: { message: edited.is_waiting ? m.question_held() : m.question_changed(), ...edited } }
  })

  serve(eventQuestionsContract.deleteEventQuestion, async ({ db, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    await deleteOwnQuestion(db, viewer, body)
    return { data: { message: m.question_deleted() } }
  })

  serve(eventQuestionsContract.upvoteEventQuestion, async ({ db, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { id, is_upvoted } = body
    return { data: await upvoteQuestion(db, viewer, { id, is_upvoted }) }
  })

  serve(eventQuestionsContract.answerEventQuestion, async ({ db, now, body, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const answer = await answerQuestion(db, viewer, { ...body, now })
    return { data: { message: m.answer_given(), answer } }
  })
}
