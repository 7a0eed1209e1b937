import { and, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { certificatePrograms } from '../server/certificate-programs.tables.ts'
import { courseEnrolments } from '../server/course-people.tables.ts'

interface OfPerson {
  program_id: number
  user_id: number
}

/** Sets when everything in the program was done. */
export async function finishEnrolment(
  db: Db,
  { program_id, user_id, at }: OfPerson & { at: Date },
): Promise<void> {
  await db
    .update(courseEnrolments)
    .set({ finished_at: at })
    .where(and(eq(courseEnrolments.program_id, program_id), eq(courseEnrolments.user_id, user_id)))
}

export function enrolmentsOf(db: Db, program_id: number): Promise<(typeof courseEnrolments.$inferSelect)[]> {
  return db.select().from(courseEnrolments).where(eq(courseEnrolments.program_id, program_id))
}

/** Closes the program to new participants. */
export async function closeProgram(db: Db, id: number): Promise<void> {
  await db.update(certificatePrograms).set({ publication: 'closed' }).where(eq(certificatePrograms.id, id))
}
