import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { missingInWords } from '../../needed-of-program.contract.ts'
import { ProgramIsDraft, ProgramNotComplete } from './admin-programs.errors.ts'
import { type Editor, findManagedProgram } from './find-managed-program.ts'
import { selectListedModules } from './managed-program.queries.ts'
import { missingOfProgram } from './missing-of-program.ts'
import { setProgramPublication } from './write-program.queries.ts'

interface Of {
  id: number
  now: Date
}

/**
 * Shows a draft to everyone, or with `isAgain` opens a closed one. One that is open already stays so, and nothing is
 * written.
 * @throws NotAllowed, ProgramNotFound, ProgramNotComplete, ProgramIsDraft
 */
export async function publishProgram(
  db: Db,
  viewer: Editor,
  { id, now, isAgain = false }: Of & { isAgain?: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { publication, form } = await findManagedProgram(tx, viewer, { id, isLocked: true })
    if (publication === 'published') return
    if (isAgain && publication === 'draft') throw new ProgramIsDraft()
    const missing = missingOfProgram(form, await selectListedModules(tx, { program_id: id, language: 'en' }))
    if (missing.length > 0) throw new ProgramNotComplete(missingInWords(missing))
    await setProgramPublication(tx, { id, publication: 'published', now })
    const action = publication === 'draft' ? 'published' : 'reopened'
    await recordChange(tx, { viewer, action, kind: 'program', id, now })
  })
}

/** Takes nobody new; one that is closed already stays so. @throws NotAllowed, ProgramNotFound, ProgramIsDraft */
export async function closeProgram(db: Db, viewer: Editor, { id, now }: Of): Promise<void> {
  await db.transaction(async (tx) => {
    const { publication } = await findManagedProgram(tx, viewer, { id, isLocked: true })
    if (publication === 'draft') throw new ProgramIsDraft()
    if (publication === 'closed') return
    await setProgramPublication(tx, { id, publication: 'closed', now })
    await recordChange(tx, { viewer, action: 'closed', kind: 'program', id, now })
  })
}
