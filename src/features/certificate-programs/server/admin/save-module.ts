import { recordChange } from '#foundation/audit/server/index.ts'
import { filledIn } from '#foundation/content/content.contract.ts'
import type { Editor } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { type ModuleFields, type ModuleForm, moduleTexts } from '../../admin-course-modules.contract.ts'
import { ModuleChangedMeanwhile, TooManyModules } from './admin-programs.errors.ts'
import { changeModule, expectWork } from './change-module.ts'
import { findManagedProgram } from './program-content.ts'
import {
  insertCourseModule,
  markModulesChanged,
  moduleHasWork,
  orderModules,
  selectModuleIds,
  updateCourseModule,
} from './write-module.queries.ts'

/** More than this, and hardly anyone would finish. */
export const MOST_MODULES = 30

interface Saving {
  fields: ModuleFields
  now: Date
}

/**
 * Appends a module to a program, or updates one. What people have completed stays completed; a lowered pass share
 * later passes those whose last attempt meets it (`passByShare`).
 * @throws NotAllowed, ProgramNotFound, ModuleNotFound, ModuleChangedMeanwhile, ModuleNeedsWork, TooManyModules
 */
export function saveModule(
  db: Db,
  viewer: Editor,
  saving: Saving,
): Promise<{ id: number; program_id: number }> {
  const { id } = saving.fields
  return id === undefined ? addModule(db, viewer, saving) : editModule(db, viewer, { ...saving, id })
}

function addModule(db: Db, viewer: Editor, { fields, now }: Saving) {
  const form = toForm(fields)
  return db.transaction(async (tx) => {
    const program = await findManagedProgram(tx, viewer, { id: fields.program_id ?? 0, isLocked: true })
    const program_id = program.id
    await markModulesChanged(tx, { program_id, now })
    const ids = await selectModuleIds(tx, program_id)
    if (ids.length >= MOST_MODULES) throw new TooManyModules(MOST_MODULES)
    const id = await insertCourseModule(tx, { program_id, position: ids.length + 1, form })
    // Renumbered, because a deleted module may have left a gap.
    await orderModules(tx, [...ids, id])
    const after = { program_id, title_en: form.title_en, title_hi: form.title_hi }
    await recordChange(tx, { viewer, action: 'created', kind: 'course-module', id, after, now })
    return { id, program_id }
  })
}

function editModule(db: Db, viewer: Editor, { id, fields, now }: Saving & { id: number }) {
  const after = toForm(fields)
  return changeModule(db, viewer, { id, now }, async (tx, module) => {
    if (fields.revision !== module.revision) throw new ModuleChangedMeanwhile()
    const hadWork = await moduleHasWork(tx, id)
    await updateCourseModule(tx, id, after)
    await expectWork(tx, module, hadWork)
    const change = { before: { ...module.form }, after: { ...after } }
    await recordChange(tx, { viewer, action: 'changed', kind: 'course-module', id, ...change, now })
    return { id, program_id: module.program_id }
  })
}

const toForm = (fields: ModuleFields): ModuleForm => ({
  ...filledIn(defaults, fields),
  minutes: fields.minutes,
  events_needed: fields.events_needed ?? null,
})

const defaults = { ...moduleTexts.defaults, needs_quiz: false, quiz_pass_share: 60 }
