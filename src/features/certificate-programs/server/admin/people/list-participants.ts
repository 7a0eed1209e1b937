import type { TextLanguage } from '#contract/wire.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Participant, ProgramOfPeople } from '../../../admin-course-people.contract.ts'
import { findProgramOfPeople } from '../program-content.ts'
import { selectParticipants, selectProgramOfPeople } from './participants.queries.ts'
import { standsOf } from './stands-of.ts'

interface Wanted {
  id: number
  search?: string | undefined
  language: TextLanguage
  now: Date
  /** The most rows; null for all of them, for a file. */
  limit: number | null
  offset: number
}

/** The participants of a program with their progress, newest first. @throws NotAllowed, ProgramNotFound */
export async function listParticipants(
  db: Db,
  viewer: Editor,
  { id, search, language, now, limit, offset }: Wanted,
): Promise<{ program: ProgramOfPeople; people: Participant[]; total: number }> {
  await findProgramOfPeople(db, viewer, { id })
  const program = await selectProgramOfPeople(db, { id, language })
  const found = await selectParticipants(db, { program_id: id, search, limit, offset })
  const since = new Map(found.people.map((person) => [person.user_id, person.since]))
  const stands = await standsOf(db, { program_id: id, since, now })
  const people = found.people.flatMap((person) => {
    const stand = stands.get(person.user_id)
    return stand ? [{ ...person, ...stand }] : []
  })
  return { program, people, total: found.total }
}
