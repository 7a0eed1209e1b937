import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { missingOfAwarenessInWords } from '../../admin-awareness-needed.contract.ts'
import { AwarenessIsDraft, AwarenessNotComplete } from './admin.errors.ts'
import { type Editor, findManagedAwareness } from './find-managed-awareness.ts'
import { missingOfAwareness } from './missing-of-awareness.ts'
import { setAwarenessPublication } from './write-awareness.queries.ts'

interface Of {
  id: number
  now: Date
}

/**
 * Shows a draft to everyone, or with `isAgain` opens an ended one. One that is open already stays so, and nothing is
 * written.
 * @throws NotAllowed, AwarenessProgramNotFound, AwarenessNotComplete, AwarenessIsDraft
 */
export async function publishAwareness(
  db: Db,
  viewer: Editor,
  { id, now, isAgain = false }: Of & { isAgain?: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const program = await findManagedAwareness(tx, viewer, { id, isLocked: true })
    const { publication, form } = program
    if (publication === 'published') return
    if (isAgain && publication === 'draft') throw new AwarenessIsDraft()
    const missing = missingOfAwareness(form, program)
    if (missing.length > 0) throw new AwarenessNotComplete(missingOfAwarenessInWords(missing))
    await setAwarenessPublication(tx, { id, publication: 'published', now })
    const action = publication === 'draft' ? 'published' : 'reopened'
    await recordChange(tx, { viewer, action, kind: 'awareness-program', id, now })
  })
}

/**
 * Takes no campaign and no completion from then on; one that has ended stays so.
 * @throws NotAllowed, AwarenessProgramNotFound, AwarenessIsDraft
 */
export async function endAwareness(db: Db, viewer: Editor, { id, now }: Of): Promise<void> {
  await db.transaction(async (tx) => {
    const { publication } = await findManagedAwareness(tx, viewer, { id, isLocked: true })
    if (publication === 'draft') throw new AwarenessIsDraft()
    if (publication === 'ended') return
    await setAwarenessPublication(tx, { id, publication: 'ended', now })
    await recordChange(tx, { viewer, action: 'ended', kind: 'awareness-program', id, now })
  })
}
