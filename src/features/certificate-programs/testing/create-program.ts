import { createEvent } from '#features/events/testing/create-event.ts'
import type { Db } from '#platform/db/database.ts'
import { insertProgram } from '../server/index.ts'
import { completeProgram, type GivenProgram } from './complete-program.ts'

/** `createProgram(db, { modules: [{ event_ids }] })`. Returns its id and those of its modules. */
export function createProgram(
  db: Db,
  given: GivenProgram = {},
): Promise<{ id: number; module_ids: number[] }> {
  return insertProgram(db, completeProgram(given))
}

export interface ProgramOfEvents {
  id: number
  module_ids: number[]
  event_ids: number[]
}

/** A program with that many modules of one event each, a day apart, starting tomorrow. */
export async function createProgramOfEvents(
  db: Db,
  { events = 2, ...given }: GivenProgram & { events?: number } = {},
): Promise<ProgramOfEvents> {
  const event_ids: number[] = []
  for (let day = 1; day <= events; day += 1)
    event_ids.push(await createEvent(db, { title: `Event ${day}`, starts_in_minutes: day * 24 * 60 }))
  const modules = event_ids.map((event_id) => ({ event_ids: [event_id] }))
  return { ...(await createProgram(db, { ...given, modules })), event_ids }
}
