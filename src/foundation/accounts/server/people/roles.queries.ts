import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { NARROW_ROLES, type Role } from '../../roles.contract.ts'
import { users } from '../accounts.tables.ts'
import { userRoles } from '../roles.tables.ts'
import { lockUser } from './users.queries.ts'

type NarrowRole = (typeof NARROW_ROLES)[number]

/** All roles of a person as a JSON list; `user` is the alias of `users` in the select. */
export const rolesOf = (user: SQL): SQL<Role[]> =>
  sql<Role[]>`(select coalesce(json_agg(held.role order by held.place), '[]') from (
    select 'administrator' as role, 0 as place where ${user}.is_admin
    union all select g.role, 1 from user_roles g where g.user_id = ${user}.id) held)`

/** Locks the person's row until the transaction ends; undefined if there is no such person. */
export async function lockRoles(tx: Db, user_id: number): Promise<Role[] | undefined> {
  await lockUser(tx, user_id)
  const [found] = await rows<{ roles: Role[] }>(
    tx,
    sql`select ${rolesOf(sql`u`)} as roles from users u where u.id = ${user_id}`,
  )
  return found?.roles
}

/** Grants or revokes a role; repeating it changes nothing. */
export async function writeRole(
  tx: Db,
  of: { user_id: number; role: Role; isGranted: boolean; granted_by: number | null },
): Promise<void> {
  const { user_id, role, isGranted, granted_by } = of
  if (!isNarrow(role)) {
    await tx.update(users).set({ is_admin: isGranted }).where(eq(users.id, user_id))
  } else if (isGranted) {
    await tx.insert(userRoles).values({ user_id, role, granted_by }).onConflictDoNothing()
  } else {
    await tx.delete(userRoles).where(and(eq(userRoles.user_id, user_id), eq(userRoles.role, role)))
  }
}

const isNarrow = (role: Role): role is NarrowRole => (NARROW_ROLES as readonly string[]).includes(role)

/**
 * Locks the rows of all administrators until the transaction ends, so that two who revoke each other's role take turns.
 * Returns the ids of those who may log in and have no deletion scheduled.
 */
export async function lockAdministrators(tx: Db): Promise<number[]> {
  await tx.execute(sql`select from users where is_admin order by id for no key update`)
  // A separate statement: the one that waited for the lock still sees other tables as they were before.
  const staying = await rows<{ id: number }>(
    tx,
    sql`select u.id from users u where u.is_admin and u.disabled_at is null
      and not exists (select from account_deletions d where d.user_id = u.id)`,
  )
  return staying.map(({ id }) => id)
}
