import type { Db } from '#platform/db/database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { quizResults } from '../server/quizzes.tables.ts'

/** Three of three questions answered correctly on the second attempt. */
export async function noteQuizResult(db: Db, of: { module_id: number; user_id: number }): Promise<void> {
  const right = { tries: 2, best_right: 3, last_right: 3, last_questions: 3, last_choices: [] }
  await db.insert(quizResults).values({ ...of, ...right, last_at: TEST_NOW, passed_at: TEST_NOW })
}
