import { hasRole } from '#foundation/accounts/roles.contract.ts'
import { authorize, changeRole, mayManagePeople } from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { HostNotFound, PersonIsNoHost } from '../admin-choices.errors.ts'
import { findManagedEvent, type Organiser } from '../find-managed-event.ts'
import { deleteHost, deleteOtherHostings, insertHost } from './event-hosts.queries.ts'
import { findAccount } from './find-account.ts'

/**
 * Adds a host to an event by their confirmed email; does nothing if they already are one. An administrator also
 * grants the role to people without it; a content editor can only add people who have it. The new role shows this
 * event alone: hosts whose role was revoked don't get their former events back.
 * @throws EventNotFound, NotAllowed, NoSuchAccount, AccountNotProved, PersonIsNoHost
 */
export async function nameHost(
  db: Db,
  viewer: Organiser,
  { id, email, now }: { id: number; email: string; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { can } = await findManagedEvent(tx, viewer, { id, isLocked: true })
    authorize(can.name_hosts)
    const person = await findAccount(tx, email)
    if (!hasRole(person, 'event-host')) {
      if (!mayManagePeople(viewer)) throw new PersonIsNoHost()
      for (const other of await deleteOtherHostings(tx, { event_id: id, user_id: person.id }))
        await recordDismissal(tx, viewer, { id: other, user_id: person.id, now })
      await changeRole(tx, viewer, { id: person.id, role: 'event-host', isGranted: true, now })
    }
    if (!(await insertHost(tx, { event_id: id, user_id: person.id }))) return
    const after = { host_id: person.id }
    await recordChange(tx, { viewer, action: 'host-named', kind: 'event', id, after, now })
  })
}

/**
 * Removes a host from an event; they keep the role.
 * @throws EventNotFound, NotAllowed, HostNotFound
 */
export async function dismissHost(
  db: Db,
  viewer: Organiser,
  { id, user_id, now }: { id: number; user_id: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { can } = await findManagedEvent(tx, viewer, { id, isLocked: true })
    authorize(can.name_hosts)
    if (!(await deleteHost(tx, { event_id: id, user_id }))) throw new HostNotFound()
    await recordDismissal(tx, viewer, { id, user_id, now })
  })
}

async function recordDismissal(
  tx: Db,
  viewer: Organiser,
  { id, user_id, now }: { id: number; user_id: number; now: Date },
): Promise<void> {
  const before = { host_id: user_id }
  await recordChange(tx, { viewer, action: 'host-dismissed', kind: 'event', id, before, now })
}
