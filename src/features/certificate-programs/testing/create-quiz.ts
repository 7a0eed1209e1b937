import type { Db } from '#platform/db/database.ts'
import { courseEnrolments } from '../server/course-people.tables.ts'
import type { GivenProgram } from './complete-program.ts'
import { createProgram } from './create-program.ts'
import { choicesOf } from './quiz-rows.queries.ts'

type GivenQuestion = NonNullable<NonNullable<GivenProgram['modules']>[number]['questions']>[number]

/** `question('single', [true, false])`: the first of two choices is correct. */
export const question = (kind: GivenQuestion['kind'], rights: readonly boolean[]): GivenQuestion => ({
  kind,
  question: { en: `Which of ${rights.length}?`, hi: `${rights.length} में से कौन?` },
  choices: rights.map((is_right, at) => ({
    choice: { en: `Choice ${at + 1}` },
    is_right,
    feedback: { en: is_right ? 'Well seen.' : 'Look once more.' },
  })),
})

/** Three questions, the second one with two correct choices. */
export const QUESTIONS = [
  question('single', [true, false]),
  question('multiple', [true, true, false]),
  question('single', [false, true]),
]

export interface CreatedQuiz {
  program_id: number
  module_id: number
  /** The id of the next module. */
  next_id: number
  /** The first choice of the first question is `choices[0][0]`. */
  choices: number[][]
  question_ids: number[]
}

/** A program of two modules with the same quiz of three questions each; two correct answers pass. */
export async function createQuiz(db: Db, given: GivenProgram = {}): Promise<CreatedQuiz> {
  const modules = [
    { title: 'Seeing children', questions: QUESTIONS },
    { title: 'Planning lessons', questions: QUESTIONS },
  ]
  const { id, module_ids } = await createProgram(db, { modules, ...given })
  const [module_id = 0, next_id = 0] = module_ids
  const byQuestion = Map.groupBy(await choicesOf(db, module_id), ({ question_id }) => question_id)
  return {
    program_id: id,
    module_id,
    next_id,
    choices: [...byQuestion.values()].map((choices) => choices.map((choice) => choice.id)),
    question_ids: [...byQuestion.keys()],
  }
}

/** Enrols a person in a program. */
export async function enrol(db: Db, of: { program_id: number; user_id: number }): Promise<void> {
  await db.insert(courseEnrolments).values(of)
}
