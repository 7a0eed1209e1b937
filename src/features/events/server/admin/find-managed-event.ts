import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import type { Db } from '#platform/db/database.ts'
import { type EventAbilities, eventAbilities } from '../../admin-events.policy.ts'
import { EventNotFound } from '../events.errors.ts'
import { findManagedRow, type ManagedRow } from './managed-event.queries.ts'

/** A person who organises: an id with roles. */
export type Organiser = WithRoles & { id: number }
export type ManagedEventRow = ManagedRow & { can: EventAbilities }

/**
 * Finds an event among those that the viewer organises. With `isLocked`, locks its row until the transaction ends.
 * @throws EventNotFound for an unknown event and for one that isn't theirs
 */
export async function findManagedEvent(
  db: Db,
  viewer: Organiser,
  of: { id: number; isLocked?: boolean },
): Promise<ManagedEventRow> {
  const row = await findManagedRow(db, { ...of, viewer_id: viewer.id })
  const can = row && eventAbilities(viewer, row)
  if (!row || !can?.see) throw new EventNotFound()
  return { ...row, can }
}
