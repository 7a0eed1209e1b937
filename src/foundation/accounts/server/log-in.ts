import type { Db } from '#platform/db/database.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { WRONG_PASSWORDS } from './account-limits.ts'
import { AccountIsDisabled, WrongEmailOrPassword } from './accounts.errors.ts'
import { isPassword } from './passwords.ts'
import { findUserByEmail } from './users.queries.ts'

/**
 * The id of the person whose password this is. Five wrong ones close the account for log-ins for half an hour.
 * @throws WrongEmailOrPassword, AccountIsDisabled, TooManyTries
 */
export async function logIn(
  db: Db,
  { identifier, password, limits }: { identifier: string; password: string; limits: Limits },
): Promise<number> {
  await limits.expectLeft(WRONG_PASSWORDS, identifier)
  const user = await findUserByEmail(db, identifier)
  if (!(await isPassword(password, user?.password_hash)) || !user) {
    await limits.take(WRONG_PASSWORDS, identifier)
    throw new WrongEmailOrPassword()
  }
  if (user.is_disabled) throw new AccountIsDisabled()
  await limits.clear(WRONG_PASSWORDS, identifier)
  return user.id
}
