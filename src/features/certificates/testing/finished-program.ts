import { courseEnrolments } from '#features/certificate-programs/server/index.ts'
import type { GivenProgram } from '#features/certificate-programs/testing/complete-program.ts'
import { createProgram } from '#features/certificate-programs/testing/create-program.ts'
import type { Db } from '#platform/db/database.ts'
import { createAttendedEvent } from './attended-event.ts'

interface Given extends GivenProgram {
  /** The participants, who attended the event of each module. */
  people: readonly { id: number }[]
  /** Enrolled, but did nothing yet. */
  idlers?: readonly { id: number }[]
  modules_count?: number
}

export interface FinishedProgram {
  id: number
  module_ids: number[]
  event_ids: number[]
}

/** A program of two modules with an event each, all completed by these people before TEST_NOW. */
export async function createFinishedProgram(
  db: Db,
  { people, idlers = [], modules_count = 2, modules, ...given }: Given,
): Promise<FinishedProgram> {
  const event_ids: number[] = []
  const wanted = modules ?? Array.from({ length: modules_count }, () => ({}))
  for (const _ of wanted) event_ids.push(await createAttendedEvent(db, { people }))
  const program = await createProgram(db, {
    ...given,
    modules: wanted.map((module, index) => ({ event_ids: event_ids.slice(index, index + 1), ...module })),
  })
  const inside = [...people, ...idlers].map(({ id }) => ({ program_id: program.id, user_id: id }))
  if (inside.length > 0) await db.insert(courseEnrolments).values(inside)
  return { ...program, event_ids }
}
