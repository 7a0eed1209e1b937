import type { Db } from '#platform/db/database.ts'
import type { Quiz, QuizResult } from '../../quizzes.contract.ts'
import { findOpenQuiz, type WantedQuiz } from './find-open-quiz.ts'
import { markEach, neededCount, type QuestionToMark } from './mark-answers.ts'
import { type QuizStanding, selectStanding } from './quizzes.queries.ts'

/** @throws QuizNotFound, NotInsideProgram, ModuleNotOpen */
export async function getQuiz(db: Db, viewer: { id: number }, wanted: WantedQuiz): Promise<Quiz> {
  const { place, questions, share } = await findOpenQuiz(db, viewer, wanted)
  const standing = await selectStanding(db, { module_id: wanted.module_id, user_id: viewer.id })
  return {
    ...place,
    needed_count: neededCount({ questions_count: questions.length, share }),
    questions: questions.map(asAsked),
    last: standing ? lastTry(questions, standing, share) : null,
  }
}

const asAsked = ({ choices, ...question }: QuestionToMark) => ({
  ...question,
  choices: choices.map(({ id, choice }) => ({ id, choice })),
})

/** The counts are those of the attempt; the feedback is the current text. */
function lastTry(questions: readonly QuestionToMark[], standing: QuizStanding, share: number): QuizResult {
  const { tries, is_passed, last_right, last_questions, last_choices } = standing
  const needed_count = neededCount({ questions_count: last_questions, share })
  return {
    right_count: last_right,
    questions_count: last_questions,
    needed_count,
    has_passed: last_right >= needed_count,
    is_passed,
    tries,
    answers: markEach(questions, last_choices),
  }
}
