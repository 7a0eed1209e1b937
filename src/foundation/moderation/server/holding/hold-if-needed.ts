import type { Db } from '#platform/db/database.ts'
import { REPORTS_THAT_HIDE } from '../../moderation.contract.ts'
import type { Reportable } from '../reportable.ts'
import { countOpenReports } from '../reports.queries.ts'
import { forgetWaiting, lockHeld, writeHeld } from './held-things.queries.ts'
import { type Checked, reasonToHold } from './reason-to-hold.ts'

interface Written extends Omit<Checked, 'reportable' | 'id'> {
  reportable: Reportable
  id: number
  now: Date
}

/**
 * After something was written, in the same transaction: keeps it from others until a moderator looked at it, where
 * that is needed. What waits already is looked at anew, and shown where nothing speaks against it any more; what a
 * moderator or enough reports hid stays so.
 * @returns whether it waits
 * @throws WordNotAllowed
 */
export async function holdIfNeeded(tx: Db, written: Written): Promise<boolean> {
  const { reportable, id, viewer, before, now } = written
  const key = { kind: reportable.kind, id }
  const thing = await reportable.lock(tx, id)
  const held = await lockHeld(tx, key)
  const waits = held !== undefined && held.decision === null
  const isPublic = thing !== null && !thing.is_hidden
  const why = await reasonToHold(tx, { ...written, before: isPublic ? (before ?? []) : [] })
  if (thing?.is_hidden && !waits) return false
  if (why && thing) {
    await writeHeld(tx, { ...key, user_id: viewer.id, why, now })
    if (isPublic) await reportable.setHidden(tx, { id, isHidden: true, isQuiet: true, now })
    return true
  }
  if (!waits) return false
  await forgetWaiting(tx, key)
  const isReported = (await countOpenReports(tx, { ...key, now })) >= REPORTS_THAT_HIDE
  if (!isPublic && !isReported) await reportable.setHidden(tx, { id, isHidden: false, isQuiet: true, now })
  return false
}
