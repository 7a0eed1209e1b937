import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { QuizPlace } from '../../quizzes.contract.ts'
import { NotInsideProgram } from '../certificate-programs.errors.ts'
import { findCourseModule, selectProgress } from '../progress/select-progress.ts'
import type { QuestionToMark } from './mark-answers.ts'
import { ModuleNotOpen, QuizNotFound } from './quizzes.errors.ts'
import { selectModuleName, selectQuestions, selectQuizPlace } from './quizzes.queries.ts'

interface OpenQuiz {
  place: QuizPlace
  questions: QuestionToMark[]
  /** The share of correct answers needed to pass, in percent. */
  share: number
}

export interface WantedQuiz {
  module_id: number
  language: TextLanguage
  now: Date
}

/**
 * A quiz that the person may answer now.
 * @throws QuizNotFound, NotInsideProgram, ModuleNotOpen
 */
export async function findOpenQuiz(db: Db, viewer: { id: number }, wanted: WantedQuiz): Promise<OpenQuiz> {
  const { module_id, language, now } = wanted
  const module = await findCourseModule(db, { module_id, user_id: viewer.id, now })
  const place = module && (await selectQuizPlace(db, { module_id, language }))
  if (!place) throw new QuizNotFound()
  if (!module.is_enrolled) throw new NotInsideProgram()
  if (!module.is_open) throw new ModuleNotOpen(await firstToFinish(db, viewer, { ...wanted, place }))
  const questions = await selectQuestions(db, { module_id, language })
  return { place, questions, share: module.quiz_pass_share }
}

/** The name of the first module that isn't completed. */
async function firstToFinish(
  db: Db,
  { id }: { id: number },
  { place, language, now }: WantedQuiz & { place: QuizPlace },
): Promise<string> {
  const progress = await selectProgress(db, { program_id: place.program.id, user_ids: [id], now })
  const first = progress.get(id)?.modules.find(({ is_done }) => !is_done)
  return selectModuleName(db, { module_id: first?.id ?? place.module.id, language })
}
