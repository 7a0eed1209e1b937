import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import { authorize, type Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { mayEditPrograms, maySeeProgramPeople } from '../../admin-programs.policy.ts'
import { ProgramNotFound } from '../certificate-programs.errors.ts'
import { findProgramRow, type ProgramRow } from './managed-program.queries.ts'

/** Who works on programs: an id with roles. */
export type Editor = WithRoles & Pick<Viewer, 'id'>

/** In a transaction with `isLocked`, held until its end. @throws NotAllowed, ProgramNotFound */
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

/** For whoever may see who is inside. @throws NotAllowed, ProgramNotFound */
export function findProgramOfPeople(db: Db, viewer: Editor, of: { id: number }): Promise<ProgramRow> {
  authorize(maySeeProgramPeople(viewer))
  return findManagedProgram(db, viewer, of)
}

export const titleOf = ({ form }: Pick<ProgramRow, 'form'>) => form.title_en || form.title_hi
