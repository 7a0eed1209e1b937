import { authorize } from '#foundation/accounts/server/index.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { mayEditPrograms } from '../../admin-programs.policy.ts'
import { ModuleNeedsWork, ModuleNotFound, ProgramNeedsEvent } from './admin-programs.errors.ts'
import { findModuleRow, type ModuleRow } from './managed-module.queries.ts'
import { markModulesChanged, moduleHasWork, programHasEvents } from './write-module.queries.ts'

/** @throws NotAllowed, ModuleNotFound */
export async function findManagedModule(
  db: Db,
  viewer: Editor,
  of: { id: number; isLocked?: boolean },
): Promise<ModuleRow> {
  authorize(mayEditPrograms(viewer))
  const found = await findModuleRow(db, of)
  if (!found) throw new ModuleNotFound()
  return found
}

/** Runs `work` in a transaction that locks the module's program. @throws NotAllowed, ModuleNotFound */
export function changeModule<T>(
  db: Db,
  viewer: Editor,
  { id, now }: { id: number; now: Date },
  work: (tx: Db, module: ModuleRow) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    const module = await findManagedModule(tx, viewer, { id, isLocked: true })
    await markModulesChanged(tx, { program_id: module.program_id, now })
    return work(tx, module)
  })
}

/**
 * After a removal: checks that no module of a published or closed program has lost the last thing to do.
 * @throws ModuleNeedsWork
 */
export async function expectWork(tx: Db, { id, publication }: ModuleRow, hadWork: boolean): Promise<void> {
  if (publication === 'draft' || !hadWork) return
  if (!(await moduleHasWork(tx, id))) throw new ModuleNeedsWork()
}

/**
 * After an event is removed: checks that a published or closed program still has one, because people join it by
 * registering for an event.
 * @throws ProgramNeedsEvent
 */
export async function expectEvents(
  tx: Db,
  { program_id, publication }: Pick<ModuleRow, 'program_id' | 'publication'>,
): Promise<void> {
  if (publication === 'draft' || (await programHasEvents(tx, program_id))) return
  throw new ProgramNeedsEvent()
}
