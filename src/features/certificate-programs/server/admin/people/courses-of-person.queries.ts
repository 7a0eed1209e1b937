import { sql } from 'drizzle-orm'
import type { PersonWork } from '#foundation/feature.ts'
import { countRows } from '#platform/db/counts.ts'

/** How many certificate programs a person is enrolled in or has finished. */
export const coursesOfPerson: PersonWork = async (db, { user_id }) => ({
  counts: { courses: await countRows(db, sql`course_enrolments where user_id = ${user_id}`) },
})
