import type { Db } from '#platform/db/database.ts'
import { courseCohortMembers, courseCohorts } from '../server/course-people.tables.ts'

/** Adds an address to a cohort of the program, which is created if necessary. */
export async function nameInCohort(
  db: Db,
  { program_id, name, email }: { program_id: number; name: string; email: string },
): Promise<void> {
  const [cohort] = await db
    .insert(courseCohorts)
    .values({ program_id, name })
    .onConflictDoUpdate({ target: [courseCohorts.program_id, courseCohorts.name], set: { name } })
    .returning({ id: courseCohorts.id })
  await db.insert(courseCohortMembers).values({ cohort_id: cohort?.id ?? 0, email })
}
