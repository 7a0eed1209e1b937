import { z } from 'zod'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob } from '#platform/jobs/job.ts'

/** Emails a person their current status in a program's events, unless an email has already said exactly that. */
export const courseRegistrationMailJob = defineJob({
  name: 'tell-course-registration',
  payload: z.object({
    program_id: z.int(),
    user_id: z.int(),
    /** When they requested the email again. */
    asked_at: z.iso.datetime().optional(),
  }),
  atOnce: 2,
})

export async function enqueueCourseRegistrationMail(
  tx: Db,
  { program_id, user_id, asked_at }: { program_id: number; user_id: number; asked_at?: Date },
): Promise<void> {
  const again = asked_at ? { asked_at: asked_at.toISOString() } : {}
  await enqueue(tx, courseRegistrationMailJob, { program_id, user_id, ...again })
}
