import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { users } from '../accounts.tables.ts'

export type NewUser = typeof users.$inferInsert

export interface Credentials {
  id: number
  email: string
  first_name: string
  password_hash: string
  is_disabled: boolean
  email_verified_at: Date | null
}

const credentials = {
  id: users.id,
  email: users.email,
  first_name: users.first_name,
  password_hash: users.password_hash,
  is_disabled: sql<boolean>`${users.disabled_at} is not null`,
  email_verified_at: users.email_verified_at,
}

export async function findUserByEmail(db: Db, email: string): Promise<Credentials | undefined> {
  const [user] = await db.select(credentials).from(users).where(eq(users.email, email))
  return user
}

export async function findUserById(db: Db, id: number): Promise<Credentials | undefined> {
  const [user] = await db.select(credentials).from(users).where(eq(users.id, id))
  return user
}

/**
 * Locks the person's row until the transaction ends: what two tabs save at once, or count before they add to it, takes
 * turns. Rows that refer to the person can still be added. False if there is no such person.
 */
export async function lockUser(tx: Db, id: number): Promise<boolean> {
  const found = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('no key update')
  return found.length > 0
}

/** Returns the new id; undefined if the email or the username is taken. */
export async function insertUser(db: Db, user: NewUser): Promise<number | undefined> {
  const [inserted] = await db.insert(users).values(user).onConflictDoNothing().returning({ id: users.id })
  return inserted?.id
}

export async function setPasswordHash(
  db: Db,
  { user_id, password_hash }: { user_id: number; password_hash: string },
): Promise<void> {
  await db.update(users).set({ password_hash }).where(eq(users.id, user_id))
}

/**
 * Marks the email as confirmed, and makes an administrator of an address that the operator named.
 * @returns false if it's no longer the person's email
 */
export async function markEmailVerified(
  db: Db,
  of: { user_id: number; email: string; now: Date; isAdmin: boolean },
): Promise<boolean> {
  const marked = await db
    .update(users)
    .set({ email_verified_at: of.now, ...(of.isAdmin ? { is_admin: true } : {}) })
    .where(and(eq(users.id, of.user_id), eq(users.email, of.email), isNull(users.email_verified_at)))
    .returning({ id: users.id })
  return marked.length > 0
}

export async function hasAccounts(db: Db): Promise<boolean> {
  const some = await db.select({ id: users.id }).from(users).limit(1)
  return some.length > 0
}

/** @returns nothing when there is no such person */
export async function setAdmin(
  db: Db,
  of: { email: string; isAdmin: boolean },
): Promise<{ email_verified_at: Date | null } | undefined> {
  const [changed] = await db
    .update(users)
    .set({ is_admin: of.isAdmin })
    .where(eq(users.email, of.email))
    .returning({ email_verified_at: users.email_verified_at })
  return changed
}

/** Running a first campaign makes a person a promoter. */
export async function becomePromoter(tx: Db, user_id: number): Promise<void> {
  await tx.update(users).set({ is_promoter: true }).where(eq(users.id, user_id))
}
