import type { Db } from '#platform/db/database.ts'
import { isForeignKeyViolation } from '#platform/db/is-foreign-key-violation.ts'
import type { QuizResult } from '../../quizzes.contract.ts'
import { expectAnswered } from './expect-answered.ts'
import { findOpenQuiz, type WantedQuiz } from './find-open-quiz.ts'
import { markAnswers } from './mark-answers.ts'
import { QuizNotFound } from './quizzes.errors.ts'
import { writeTry } from './quizzes.queries.ts'

/**
 * Marks a try and counts it. What was passed once stays so.
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
    // An organiser took the module out meanwhile.
    throw isForeignKeyViolation(error) ? new QuizNotFound() : error
  }
}
