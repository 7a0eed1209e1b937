import type { Viewer } from '#foundation/accounts/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { defineLimit, type Limits } from '#platform/limits/limits.ts'
import { NotInsideProgram, ProgramNotFound } from '../certificate-programs.errors.ts'
import { enqueueCourseRegistrationMail } from './course-registration-mail-job.ts'
import { findProgramToRegister } from './registering.queries.ts'

/** How often a person can request the email of one program again. */
const MAILS = defineLimit({
  name: 'course-registration-mail',
  tries: 1,
  seconds: 10 * 60,
  label: m.limit_course_registration_mail,
})

/**
 * Queues another email with the person's registrations in a program.
 * @throws ProgramNotFound, NotInsideProgram, TooManyTries a second time within ten minutes
 */
export async function mailAgain(
  db: Db,
  { id: user_id }: Pick<Viewer, 'id'>,
  { program_id, limits, now }: { program_id: number; limits: Limits; now: Date },
): Promise<void> {
  const program = await findProgramToRegister(db, { id: program_id, user_id })
  if (!program) throw new ProgramNotFound()
  if (!program.is_inside) throw program.is_closed ? new ProgramNotFound() : new NotInsideProgram()
  await limits.take(MAILS, `${program_id}:${user_id}`)
  await enqueueCourseRegistrationMail(db, { program_id, user_id, asked_at: now })
}
