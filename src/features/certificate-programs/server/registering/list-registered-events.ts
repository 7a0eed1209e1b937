import type { TextLanguage } from '#contract/wire.ts'
import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { ModuleEvent } from '../../certificate-programs.contract.ts'
import { ProgramNotFound } from '../certificate-programs.errors.ts'
import { findModuleEvents } from '../details/module-events.ts'
import { findProgramToRegister } from './registering.queries.ts'

interface Wanted {
  program_id: number
  language: TextLanguage
  now: Date
}

/**
 * The program's events that the person is registered for and can watch now, in order: only those with a published
 * recording.
 * @throws ProgramNotFound
 */
export async function listRegisteredEvents(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  { program_id, ...shown }: Wanted,
): Promise<ModuleEvent[]> {
  const program = await findProgramToRegister(db, { id: program_id, user_id: viewer.id })
  if (!program || (program.is_closed && !program.is_inside)) throw new ProgramNotFound()
  const events = await findModuleEvents(db, viewer, { ids: program.event_ids, ...shown })
  return program.event_ids
    .flatMap((id) => events.get(id) ?? [])
    .filter(({ status, registration }) => status === 'On-Demand' && registration?.status === 'registered')
}
