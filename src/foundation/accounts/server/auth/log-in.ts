import type { Db } from '#platform/db/database.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { AccountIsDisabled, WrongEmailOrPassword } from '../accounts.errors.ts'
import { findUserByEmail } from '../people/users.queries.ts'
import { tryPassword } from './passwords.ts'

/**
 * Returns the id of the account with this email and password. Five wrong passwords lock log-in for half an hour.
 * @throws WrongEmailOrPassword, AccountIsDisabled, TooManyTries
 */
export async function logIn(
  db: Db,
  { identifier, password, limits }: { identifier: string; password: string; limits: Limits },
): Promise<number> {
  const user = await findUserByEmail(db, identifier)
  const isRight = await tryPassword(limits, { email: identifier, password, hash: user?.password_hash })
  if (!isRight || !user) throw new WrongEmailOrPassword()
  if (user.is_disabled) throw new AccountIsDisabled()
  return user.id
}
