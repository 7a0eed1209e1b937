import type { TextLanguage } from '#contract/wire.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { PersonNotFound, WrongPassword } from '../accounts.errors.ts'
import { spendPasswordResets } from '../auth/password-resets.queries.ts'
import { hashPassword, refuseCommonPassword, tryPassword } from '../auth/passwords.ts'
import { passwordChangedMail } from '../mails/account-mails.tsx'
import { type Credentials, findUserById, setPasswordHash } from '../people/users.queries.ts'
import { endSessions } from '../sessions/sessions.queries.ts'
import type { Viewer } from '../sessions/viewer.ts'

/**
 * Changes the viewer's password, and ends every other session and every emailed reset link.
 * @throws WrongPassword, PasswordIsTooCommon, TooManyTries
 */
export async function changePassword(
  db: Db,
  viewer: Viewer,
  of: { current_password: string; password: string; limits: Limits; language: TextLanguage; now: Date },
): Promise<void> {
  const user = await expectOwnPassword(db, viewer, of)
  refuseCommonPassword(of.password)
  const password_hash = await hashPassword(of.password)
  await db.transaction(async (tx) => {
    await setPasswordHash(tx, { user_id: user.id, password_hash })
    await spendPasswordResets(tx, { user_id: user.id, now: of.now })
    await endSessions(tx, { user_id: user.id, now: of.now, except: viewer.session_id })
    await mailPasswordChanged(tx, { user, language: of.language, now: of.now })
  })
}

/**
 * Asks for the password again before a change that could be used to take over the account.
 * @throws WrongPassword, TooManyTries
 */
export async function expectOwnPassword(
  db: Db,
  viewer: Viewer,
  of: { current_password: string | undefined; limits: Limits },
): Promise<Credentials> {
  const user = await findUserById(db, viewer.id)
  if (!user) throw new PersonNotFound()
  const { email, password_hash: hash } = user
  if (!(await tryPassword(of.limits, { email, password: of.current_password ?? '', hash })))
    throw new WrongPassword()
  return user
}

export async function mailPasswordChanged(
  db: Db,
  of: { user: Credentials; language: TextLanguage; now: Date },
): Promise<void> {
  const { id: user_id, email, first_name } = of.user
  await queueMail(db, {
    key: `password-changed:${user_id}:${of.now.getTime()}`,
    to: email,
    user_id,
    kind: 'password-changed',
    language: of.language,
    ...(await passwordChangedMail({ first_name }, of.language)),
  })
}
