import { recordChange } from '#foundation/audit/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Role } from '../../roles.contract.ts'
import { setRole } from './set-role.ts'

/**
 * Grants or revokes a role and audits it with the reason, which is erased with the person's data.
 * @throws PersonNotFound, OwnAdministratorRole, LastAdministrator
 */
export async function changeRole(
  db: Db,
  viewer: { id: number },
  of: { id: number; role: Role; isGranted: boolean; reason?: string; now: Date },
): Promise<Role[]> {
  const { id, role, isGranted, reason, now } = of
  return db.transaction(async (tx) => {
    const { before, after } = await setRole(tx, viewer, { id, role, isGranted })
    if (before.length !== after.length) {
      await recordChange(tx, {
        viewer,
        action: isGranted ? 'role-granted' : 'role-revoked',
        kind: 'person',
        id,
        before: { roles: before },
        after: { roles: after },
        personal: { user_id: id, after: { reason } },
        now,
      })
    }
    return after
  })
}
