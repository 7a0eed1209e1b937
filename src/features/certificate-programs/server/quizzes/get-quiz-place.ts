import type { TextLanguage } from '#contract/wire.ts'
import { NOBODY } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { QuizPlace } from '../../quizzes.contract.ts'
import { selectModule } from '../progress/progress.queries.ts'
import { QuizNotFound } from './quizzes.errors.ts'
import { selectQuizPlace } from './quizzes.queries.ts'

/** @throws QuizNotFound */
export async function getQuizPlace(
  db: Db,
  viewer: { id: number } | null,
  { module_id, language }: { module_id: number; language: TextLanguage },
): Promise<QuizPlace> {
  const module = await selectModule(db, { module_id, user_id: viewer?.id ?? NOBODY })
  const place = module && (await selectQuizPlace(db, { module_id, language }))
  if (!place) throw new QuizNotFound()
  return place
}
