import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import { FieldsError } from '#platform/errors/named-error.ts'
import { type QuizResult, questionField } from '../../quizzes.contract.ts'
import { findOpenQuiz, type WantedQuiz } from './find-open-quiz.ts'
import { markAnswers, type QuestionToMark } from './mark-answers.ts'
import { ChoiceNotOffered, QuizNotFound } from './quizzes.errors.ts'
import { writeTry } from './quizzes.queries.ts'

/**
 * Marks an attempt and counts it. A passed quiz stays passed.
 * @throws QuizNotFound, NotInsideProgram, ModuleNotOpen, ChoiceNotOffered, QuizIncomplete, OneChoiceOnly
 */
export async function answerQuiz(
  db: Db,
  viewer: { id: number },
  { choices, ...wanted }: WantedQuiz & { choices: readonly number[] },
): Promise<QuizResult> {
  const { questions, share } = await findOpenQuiz(db, viewer, wanted)
  const choice_ids = [...new Set(choices)]
  expectAnswered(questions, choice_ids)
  const { module_id, now } = wanted
  const marked = markAnswers(questions, { choice_ids, share })
  try {
    const { is_passed, tries } = await writeTry(db, {
      module_id,
      user_id: viewer.id,
      choice_ids,
      marked,
      now,
    })
    return { ...marked, is_passed, tries }
  } catch (error) {
    // An organiser has deleted the module meanwhile.
    throw isForeignKeyViolation(error) ? new QuizNotFound() : error
  }
}

/**
 * Checks that every question is answered, single-choice ones only once, and that nothing else is chosen.
 * @throws ChoiceNotOffered, QuizIncomplete, OneChoiceOnly
 */
function expectAnswered(questions: readonly QuestionToMark[], choice_ids: readonly number[]): void {
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
