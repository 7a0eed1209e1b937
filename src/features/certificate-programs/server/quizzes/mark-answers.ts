import type { QuestionKind, QuizResult } from '../../quizzes.contract.ts'

/** A question with its correct choices: never sent before it is answered. */
export interface QuestionToMark {
  id: number
  kind: QuestionKind
  question: string
  choices: readonly { id: number; choice: string; is_right: boolean; feedback: string }[]
}

export type MarkedTry = Omit<QuizResult, 'is_passed' | 'tries'>
type MarkedAnswer = QuizResult['answers'][number]

/** How many questions must be answered correctly; `share` is in percent. */
export const neededCount = ({ questions_count, share }: { questions_count: number; share: number }): number =>
  Math.ceil((questions_count * share) / 100)

/** Marks an attempt that answers every question. */
export function markAnswers(
  questions: readonly QuestionToMark[],
  { choice_ids, share }: { choice_ids: readonly number[]; share: number },
): MarkedTry {
  const answers = markEach(questions, choice_ids)
  const right_count = answers.filter(({ is_right }) => is_right).length
  const questions_count = questions.length
  const needed_count = neededCount({ questions_count, share })
  return { right_count, questions_count, needed_count, has_passed: right_count >= needed_count, answers }
}

/**
 * Marks the answered questions. An answer is correct with all correct choices and no others. Only reveals correctness
 * and feedback for choices that were made.
 */
export function markEach(
  questions: readonly QuestionToMark[],
  choice_ids: readonly number[],
): MarkedAnswer[] {
  const ids = new Set(choice_ids)
  return questions.flatMap(({ id, choices }) => {
    const chosen = choices.filter((choice) => ids.has(choice.id))
    if (chosen.length === 0) return []
    return [{ question_id: id, is_right: choices.every((one) => one.is_right === ids.has(one.id)), chosen }]
  })
}
