import { createHash } from 'node:crypto'
import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { WRONG_PASSWORDS } from '../account-limits.ts'
import { AccountIsDisabled, ResetLinkIsSpent } from '../accounts.errors.ts'
import { findUserById, setPasswordHash } from '../people/users.queries.ts'
import { mailPasswordChanged } from '../profile/change-password.ts'
import { endSessions } from '../sessions/sessions.queries.ts'
import { spendPasswordResets, takePasswordReset } from './password-resets.queries.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'

/**
 * Sets a new password with the token from an emailed link, which works once within an hour, and ends every session.
 * @throws PasswordIsTooCommon, ResetLinkIsSpent, AccountIsDisabled
 * @returns the person's id
 */
export async function resetPassword(
  db: Db,
  of: { token: string; password: string; limits: Limits; language: TextLanguage; now: Date },
): Promise<number> {
  refuseCommonPassword(of.password)
  const password_hash = await hashPassword(of.password)
  const { id, email } = await db.transaction(async (tx) => {
    const user_id = await takePasswordReset(tx, { token_hash: resetTokenHash(of.token), now: of.now })
    const user = user_id === undefined ? undefined : await findUserById(tx, user_id)
    if (!user) throw new ResetLinkIsSpent()
    if (user.is_disabled) throw new AccountIsDisabled()
    await setPasswordHash(tx, { user_id: user.id, password_hash })
    await spendPasswordResets(tx, { user_id: user.id, now: of.now })
    await endSessions(tx, { user_id: user.id, now: of.now })
    await mailPasswordChanged(tx, { user, language: of.language, now: of.now })
    return user
  })
  // Who has forgotten a password has mostly tried wrong ones before.
  await of.limits.clear(WRONG_PASSWORDS, email)
  return id
}

/** The token has 256 random bits, so a plain hash of it can't be reversed. */
export function resetTokenHash(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
