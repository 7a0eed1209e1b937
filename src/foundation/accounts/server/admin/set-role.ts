import type { Db } from '#platform/db/database.ts'
import type { Role } from '../../roles.contract.ts'
import { OwnAdministratorRole, PersonNotFound } from '../accounts.errors.ts'
import { lockRoles, writeRole } from '../people/roles.queries.ts'
import { expectAnotherAdministrator } from './expect-another-administrator.ts'

/**
 * Grants or revokes a role. Administrators can't revoke their own, and if two revoke each other's, one keeps it. The
 * caller has checked the permission. Returns the roles before and after.
 * @throws PersonNotFound, OwnAdministratorRole, LastAdministrator
 */
export async function setRole(
  tx: Db,
  viewer: { id: number },
  { id, role, isGranted }: { id: number; role: Role; isGranted: boolean },
): Promise<{ before: Role[]; after: Role[] }> {
  if (id === viewer.id && role === 'administrator' && !isGranted) throw new OwnAdministratorRole()
  if (role === 'administrator' && !isGranted) await expectAnotherAdministrator(tx, id)
  const before = await lockRoles(tx, id)
  if (!before) throw new PersonNotFound()
  await writeRole(tx, { user_id: id, role, isGranted, granted_by: viewer.id })
  return { before, after: (await lockRoles(tx, id)) ?? [] }
}
