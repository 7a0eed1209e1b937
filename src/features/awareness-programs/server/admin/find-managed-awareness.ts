import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import { authorize, type Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { mayEditAwareness } from '../../awareness-programs.policy.ts'
import { AwarenessProgramNotFound } from '../awareness-programs.errors.ts'
import { type AwarenessRow, findAwarenessRow } from './managed-awareness.queries.ts'

/** Who works on programs: an id with roles. */
export type Editor = WithRoles & Pick<Viewer, 'id'>

/** In a transaction with `isLocked`, held until its end. @throws NotAllowed, AwarenessProgramNotFound */
export async function findManagedAwareness(
  db: Db,
  viewer: Editor,
  of: { id: number; isLocked?: boolean },
): Promise<AwarenessRow> {
  authorize(mayEditAwareness(viewer))
  const program = await findAwarenessRow(db, of)
  if (!program) throw new AwarenessProgramNotFound()
  return program
}
