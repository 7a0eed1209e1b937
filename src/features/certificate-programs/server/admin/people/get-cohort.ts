import type { TextLanguage } from '#contract/wire.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { CohortMember, ProgramOfPeople } from '../../../admin-course-people.contract.ts'
import { selectMembers } from './cohorts.queries.ts'
import { findManagedCohort } from './find-cohort.ts'
import { selectProgramOfPeople, selectSince } from './participants.queries.ts'
import { standsOf } from './stands-of.ts'

interface Wanted {
  id: number
  language: TextLanguage
  now: Date
  /** The most rows; null for all of them, for a file. */
  limit: number | null
  offset: number
}

/** A cohort with its members by address, and their progress. @throws NotAllowed, CohortNotFound */
export async function getCohort(
  db: Db,
  viewer: Editor,
  { id, language, now, limit, offset }: Wanted,
): Promise<{
  cohort: { id: number; name: string }
  program: ProgramOfPeople
  members: CohortMember[]
  total: number
}> {
  const { name, program_id } = await findManagedCohort(db, viewer, { id })
  const program = await selectProgramOfPeople(db, { id: program_id, language })
  const found = await selectMembers(db, { cohort_id: id, limit, offset })
  const user_ids = found.members.flatMap(({ user_id }) => user_id ?? [])
  const since = await selectSince(db, { program_id, user_ids })
  const stands = await standsOf(db, { program_id, since, now })
  const members = found.members.map(({ user_id, ...member }) => ({
    ...member,
    stand: (user_id === null ? undefined : stands.get(user_id)) ?? null,
  }))
  return { cohort: { id, name }, program, members, total: found.total }
}
