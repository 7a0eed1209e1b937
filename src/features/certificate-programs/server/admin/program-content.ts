import { authorize } from '#foundation/accounts/server/index.ts'
import { missingLabels } from '#foundation/content/content.contract.ts'
import type { Editor, PublishedContent } from '#foundation/content/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import {
  type ListedModule,
  NEEDED_TO_PUBLISH,
  type NeededToPublish,
  type ProgramForm,
} from '../../admin-programs.contract.ts'
import { mayEditPrograms, maySeeProgramPeople } from '../../admin-programs.policy.ts'
import { neededLabels } from '../../needed-to-publish.contract.ts'
import { ProgramNotFound } from '../certificate-programs.errors.ts'
import { certificatePrograms } from '../certificate-programs.tables.ts'
import { ProgramChangedMeanwhile, ProgramIsDraft, ProgramNotComplete } from './admin-programs.errors.ts'
import { findProgramRow, type ProgramRow, selectListedModules } from './managed-program.queries.ts'

export const programContent = {
  kind: 'program',
  table: certificatePrograms,
  find: findManagedProgram,
  ChangedMeanwhile: ProgramChangedMeanwhile,
  IsDraft: ProgramIsDraft,
  expectComplete: async (tx, { id, form }) =>
    expectProgram(missingToPublish(form, await selectListedModules(tx, { program_id: id, language: 'en' }))),
} satisfies PublishedContent<ProgramRow>

/**
 * Finds a program that the viewer may edit. With `isLocked`, locks its row until the transaction ends.
 * @throws NotAllowed, ProgramNotFound
 */
export async function findManagedProgram(
  db: Db,
  viewer: Editor,
  of: { id: number; isLocked?: boolean },
): Promise<ProgramRow> {
  authorize(mayEditPrograms(viewer))
  const program = await findProgramRow(db, of)
  if (!program) throw new ProgramNotFound()
  return program
}

/** Finds a program whose participants the viewer may see. @throws NotAllowed, ProgramNotFound */
export function findProgramOfPeople(db: Db, viewer: Editor, of: { id: number }): Promise<ProgramRow> {
  authorize(maySeeProgramPeople(viewer))
  return findManagedProgram(db, viewer, of)
}

export const titleOf = ({ form }: Pick<ProgramRow, 'form'>) => form.title_en || form.title_hi

/**
 * What is still missing before publishing. Texts in one language are enough. People join a program by registering for
 * an event, so quizzes alone aren't enough.
 */
export function missingToPublish(
  form: ProgramForm,
  modules: readonly Pick<ListedModule, 'has_work' | 'events_count'>[],
): NeededToPublish[] {
  const isThere: Record<NeededToPublish, boolean> = {
    summary: form.summary_en !== '' || form.summary_hi !== '',
    description: form.description_en !== '' || form.description_hi !== '',
    modules: modules.length > 0,
    work: modules.every(({ has_work }) => has_work),
    events: modules.length === 0 || modules.some(({ events_count }) => events_count > 0),
  }
  return NEEDED_TO_PUBLISH.filter((name) => !isThere[name])
}

/** @throws ProgramNotComplete */
export function expectProgram(missing: readonly NeededToPublish[]): void {
  if (missing.length > 0) throw new ProgramNotComplete(missingLabels(neededLabels, missing))
}
