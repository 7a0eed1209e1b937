import { m } from '#messages/messages.js'
import { FieldsError } from '#platform/errors/named-error.ts'
import { questionField } from '../../quizzes.contract.ts'
import type { QuestionToMark } from './mark-answers.ts'
import { ChoiceNotOffered } from './quizzes.errors.ts'

/**
 * Every question has an answer, a single one just one, and nothing else is chosen.
 * @throws ChoiceNotOffered, QuizIncomplete, OneChoiceOnly
 */
export function expectAnswered(questions: readonly QuestionToMark[], choice_ids: readonly number[]): void {
  const offered = new Set(questions.flatMap(({ choices }) => choices.map(({ id }) => id)))
  if (!choice_ids.every((id) => offered.has(id))) throw new ChoiceNotOffered()
  const answers = questions.map(({ id, kind, choices }, at) => ({
    number: at + 1,
    field: questionField(id),
    kind,
    chosen: choices.filter((choice) => choice_ids.includes(choice.id)).length,
  }))
  const leftOut = answers.filter(({ chosen }) => chosen === 0)
  if (leftOut.length > 0) {
    const fields = leftOut.map(({ field, number }) => ({ field, message: m.quiz_left_out({ number }) }))
    throw new FieldsError('QuizIncomplete', m.error_quiz_incomplete(), fields)
  }
  const tooMany = answers.filter(({ kind, chosen }) => kind === 'single' && chosen > 1)
  if (tooMany.length > 0) {
    const fields = tooMany.map(({ field, number }) => ({ field, message: m.quiz_one_only({ number }) }))
    throw new FieldsError('OneChoiceOnly', m.error_one_choice_only(), fields)
  }
}
