import { eq } from 'drizzle-orm'
import { users } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { quizChoices, quizQuestions } from '../server/quizzes.tables.ts'

/** The choices of a module's quiz, in the order in which they were created. */
export function choicesOf(db: Db, module_id: number): Promise<{ id: number; question_id: number }[]> {
  return db
    .select({ id: quizChoices.id, question_id: quizChoices.question_id })
    .from(quizChoices)
    .innerJoin(quizQuestions, eq(quizQuestions.id, quizChoices.question_id))
    .where(eq(quizQuestions.module_id, module_id))
    .orderBy(quizChoices.id)
}

/** Deletes an account with everything that cascades. */
export async function deletePerson(db: Db, id: number): Promise<void> {
  await db.delete(users).where(eq(users.id, id))
}
