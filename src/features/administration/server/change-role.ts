import type { Role } from '#foundation/accounts/roles.contract.ts'
import { setRole } from '#foundation/accounts/server/index.ts'
import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'

/** @throws PersonNotFound, OwnAdministratorRole */
export async function changeRole(
  db: Db,
  viewer: { id: number },
  { id, role, isGranted, now }: { id: number; role: Role; isGranted: boolean; now: Date },
): Promise<Role[]> {
  return db.transaction(async (tx) => {
    const { before, after } = await setRole(tx, viewer, { id, role, isGranted })
    if (before.length !== after.length) {
      const action = isGranted ? 'role-granted' : 'role-revoked'
      const of = { viewer, action, kind: 'person', id, now }
      await recordChange(tx, { ...of, before: { roles: before }, after: { roles: after } })
    }
    return after
  })
}
