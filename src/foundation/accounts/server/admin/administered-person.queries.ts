import { eq, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { mailLanguageOf } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { users } from '../accounts.tables.ts'
import { lockUser } from '../people/users.queries.ts'

/** A person whose account an administrator is changing. */
export interface AdministeredPerson {
  id: number
  email: string
  first_name: string
  language: TextLanguage
  is_admin: boolean
  is_member: boolean
  is_disabled: boolean
  is_verified: boolean
}

/** Locks the person's row until the transaction ends; undefined if there is no such person. */
export async function lockPerson(tx: Db, id: number): Promise<AdministeredPerson | undefined> {
  await lockUser(tx, id)
  const [found] = await rows<AdministeredPerson>(
    tx,
    sql`select u.id, u.email, u.first_name, ${mailLanguageOf(sql`u.id`)} as language, u.is_admin, u.is_member,
        u.disabled_at is not null as is_disabled, u.email_verified_at is not null as is_verified
      from users u where u.id = ${id}`,
  )
  return found
}

export async function writeDisabled(
  tx: Db,
  { id, disabled_at }: { id: number; disabled_at: Date | null },
): Promise<void> {
  await tx.update(users).set({ disabled_at }).where(eq(users.id, id))
}

export async function writeMembership(
  tx: Db,
  { id, is_member }: { id: number; is_member: boolean },
): Promise<void> {
  await tx.update(users).set({ is_member }).where(eq(users.id, id))
}
