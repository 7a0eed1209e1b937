import type { RouteParts } from '#foundation/feature.ts'
import { m } from '#messages/messages.js'
import { quizzesContract } from '../../quizzes.contract.ts'
import { answerQuiz } from './answer-quiz.ts'
import { getQuiz } from './get-quiz.ts'
import { getQuizPlace } from './get-quiz-place.ts'

export function quizzesRoutes({ serve, viewers }: RouteParts): void {
  serve(quizzesContract.getQuizPlace, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    return { data: await getQuizPlace(db, viewer, { module_id: query.id, language }) }
  })

  serve(quizzesContract.getQuiz, async ({ db, query, language, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return { data: await getQuiz(db, viewer, { module_id: query.id, language, now }) }
  })

  serve(quizzesContract.answerQuiz, async ({ db, body, language, now, ...call }) => {
    const viewer = await viewers.signedIn(call)
    const { id: module_id, choices = [] } = body
    const result = await answerQuiz(db, viewer, { module_id, choices, language, now })
    const { right_count, questions_count } = result
    return { data: { ...result, message: m.quiz_right_of({ right: right_count, count: questions_count }) } }
  })
}
