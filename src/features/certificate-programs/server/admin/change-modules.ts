import type { Move } from '#contract/wire.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { movedIn } from '#platform/order/moved-in.ts'
import { ProgramNeedsModule } from './admin-programs.errors.ts'
import { changeModule, expectEvents } from './change-module.ts'
import { deleteCourseModule, orderModules, selectEventIds, selectModuleIds } from './write-module.queries.ts'

/**
 * Moves a module. Does nothing if it is already at that end.
 * @throws NotAllowed, ModuleNotFound
 */
export function moveModule(
  db: Db,
  viewer: Editor,
  { id, direction, now }: { id: number; direction: Move; now: Date },
): Promise<void> {
  return changeModule(db, viewer, { id, now }, async (tx, { program_id }) => {
    const before = await selectModuleIds(tx, program_id)
    const modules = movedIn(before, { id, direction })
    if (!modules) return
    await orderModules(tx, modules)
    const change = { before: { modules: before }, after: { modules } }
    await recordChange(tx, { viewer, action: 'ordered', kind: 'program', id: program_id, ...change, now })
  })
}

/**
 * Deletes a module with its quiz and results. A published program keeps at least one module and one event. Returns
 * the program's id.
 * @throws NotAllowed, ModuleNotFound, ProgramNeedsModule, ProgramNeedsEvent
 */
export function removeModule(
  db: Db,
  viewer: Editor,
  { id, now }: { id: number; now: Date },
): Promise<number> {
  return changeModule(db, viewer, { id, now }, async (tx, { program_id, publication, form }) => {
    const ids = await selectModuleIds(tx, program_id)
    if (publication !== 'draft' && ids.length === 1) throw new ProgramNeedsModule()
    const events = await selectEventIds(tx, id)
    await deleteCourseModule(tx, id)
    if (events.length > 0) await expectEvents(tx, { program_id, publication })
    const before = { program_id, ...form }
    await recordChange(tx, { viewer, action: 'removed', kind: 'course-module', id, before, now })
    return program_id
  })
}
