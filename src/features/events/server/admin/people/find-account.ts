import type { Role } from '#foundation/accounts/roles.contract.ts'
import { findPersonByEmail } from '#foundation/accounts/server/index.ts'
import { m } from '#messages/messages.js'
import type { Db } from '#platform/db/database.ts'
import { defineLimit } from '#platform/limits/limits.ts'
import { AccountNotProved, NoSuchAccount } from '../admin-choices.errors.ts'

/** Account lookups by one organiser: enough for work, too few to probe a list of addresses. */
export const ACCOUNT_LOOKS = defineLimit({
  name: 'find-account',
  tries: 60,
  seconds: 60 * 60,
  label: m.limit_find_account,
})

/**
 * The account with a confirmed email that an organiser entered.
 * @throws NoSuchAccount, AccountNotProved
 */
export async function findAccount(db: Db, email: string): Promise<{ id: number; roles: Role[] }> {
  const person = await findPersonByEmail(db, email)
  if (!person || person.is_disabled) throw new NoSuchAccount()
  if (!person.is_verified) throw new AccountNotProved()
  return person
}
