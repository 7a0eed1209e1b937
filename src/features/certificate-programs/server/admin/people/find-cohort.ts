import { authorize } from '#foundation/accounts/server/index.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { maySeeProgramPeople } from '../../../admin-programs.policy.ts'
import { CohortNotFound } from '../admin-programs.errors.ts'
import { type CohortRow, findCohort } from './cohorts.queries.ts'

/**
 * Finds a cohort that the viewer may edit. With `isLocked`, locks its row until the transaction ends.
 * @throws NotAllowed, CohortNotFound
 */
export async function findManagedCohort(
  db: Db,
  viewer: Editor,
  of: { id: number; isLocked?: boolean },
): Promise<CohortRow> {
  authorize(maySeeProgramPeople(viewer))
  const cohort = await findCohort(db, of)
  if (!cohort) throw new CohortNotFound()
  return cohort
}
