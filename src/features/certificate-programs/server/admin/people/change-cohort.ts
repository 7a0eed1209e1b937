import { recordChange } from '#foundation/audit/server/index.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { MemberNotFound } from '../admin-programs.errors.ts'
import { countMembers, deleteCohort, deleteMember } from './cohorts.queries.ts'
import { findManagedCohort } from './find-cohort.ts'

/** The person's progress stays. @throws NotAllowed, CohortNotFound, MemberNotFound */
export async function removeCohortMember(
  db: Db,
  viewer: Editor,
  { id, email, now }: { id: number; email: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await findManagedCohort(tx, viewer, { id, isLocked: true })
    if (!(await deleteMember(tx, { cohort_id: id, email: email.toLowerCase() }))) throw new MemberNotFound()
    const members = await countMembers(tx, id)
    const change = { before: { members: members + 1 }, after: { members } }
    await recordChange(tx, { viewer, action: 'member-removed', kind: 'course-cohort', id, ...change, now })
  })
}

/** Deletes a cohort, whose members stay enrolled. Returns the program. @throws NotAllowed, CohortNotFound */
export async function removeCohort(
  db: Db,
  viewer: Editor,
  { id, now }: { id: number; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { program_id, name } = await findManagedCohort(tx, viewer, { id, isLocked: true })
    const before = { program_id, name, members: await countMembers(tx, id) }
    await deleteCohort(tx, id)
    await recordChange(tx, { viewer, action: 'removed', kind: 'course-cohort', id, before, now })
    return program_id
  })
}
