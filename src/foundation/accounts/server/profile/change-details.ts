import type { TextLanguage } from '#contract/wire.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isUniqueViolation } from '#platform/db/is-unique-violation.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { AccountChanges } from '../../own-account.contract.ts'
import { EMAIL_CHANGES, MAILS_TO_ADDRESS } from '../account-limits.ts'
import { NewEmailIsTaken, OccupationNotFound, PersonNotFound, UsernameIsTaken } from '../accounts.errors.ts'
import { spendPasswordResets } from '../auth/password-resets.queries.ts'
import { sendEmailCode } from '../auth/send-email-code.ts'
import { isReserved } from '../auth/usernames.ts'
import { recordMessageConsents } from '../consents/record-message-consents.ts'
import { emailChangedMail } from '../mails/account-mails.tsx'
import { keepConfirmedEmail } from '../people/confirmed-emails.queries.ts'
import { type DetailsRow, selectDetails } from '../people/user-details.queries.ts'
import type { NewUser } from '../people/users.queries.ts'
import type { Viewer } from '../sessions/viewer.ts'
import { expectOwnPassword } from './change-password.ts'
import { changeUser, isEmailTaken, isUsernameTaken } from './change-user.queries.ts'
import { findOccupation } from './occupations.queries.ts'
import { selectCountry, toRow } from './own-details.queries.ts'
import { enqueuePersonRenamed } from './person-renamed.ts'

const NAMES = ['first_name', 'last_name'] as const
/** Fields that the session token repeats: changing one of them renews the token. */
const IN_TOKEN = [...NAMES, 'email', 'mobile', 'username'] as const

/**
 * Changes the given fields of the viewer's own account; a new occupation leaves the user type unchanged. A new email
 * needs the password and is unconfirmed until its code is entered; the old address is notified, and reset links sent to
 * it stop working.
 * @throws PersonNotFound, EmailIsTaken, UsernameIsTaken, MobileIsNotValid, OccupationNotFound, WrongPassword,
 * TooManyTries
 * @returns whether the token is out of date, and whether the email is another one
 */
export async function changeDetails(
  db: Db,
  viewer: Viewer,
  of: {
    changes: AccountChanges
    limits: Limits
    /** Counts a try for the network address, as at sign-up. */
    takeByAddress: () => Promise<void>
    secret: string
    publicUrl: string
    language: TextLanguage
    now: Date
  },
): Promise<{ isTokenOld: boolean; isNewEmail: boolean }> {
  // The viewer was read before the body arrived: their email may have changed since.
  const before = await selectDetails(db, viewer.id)
  if (!before) throw new PersonNotFound()
  const { occupation_id } = of.changes
  if (occupation_id && !(await findOccupation(db, { id: occupation_id, user_id: viewer.id })))
    throw new OccupationNotFound()
  const changes = toRow(of.changes, await selectCountry(db, viewer.id))
  const isNewEmail = changes.email !== undefined && changes.email !== before.email
  if (isNewEmail) {
    await expectOwnPassword(db, viewer, { current_password: of.changes.current_password, limits: of.limits })
    // A change reveals whether an email has an account and sends mail to it: as limited as sign-up.
    await of.takeByAddress()
    await of.limits.take(EMAIL_CHANGES, String(viewer.id))
    await of.limits.take(MAILS_TO_ADDRESS, changes.email ?? '')
    changes.email_verified_at = null
  } else {
    // Not written: another request may be confirming a different address.
    delete changes.email
  }
  try {
    await db.transaction(async (tx) => {
      await refuseTaken(tx, { id: viewer.id, username: before.username }, changes)
      await recordMessageConsents(tx, { user_id: viewer.id, changes, now: of.now })
      if (isNewEmail) await keepConfirmedEmail(tx, viewer.id)
      await changeUser(tx, viewer.id, changes)
      if (NAMES.some((name) => changes[name] !== undefined && changes[name] !== before[name]))
        await enqueuePersonRenamed(tx, viewer.id)
      if (isNewEmail && changes.email) {
        const user = { id: viewer.id, email: changes.email, first_name: viewer.first_name }
        await spendPasswordResets(tx, { user_id: viewer.id, now: of.now })
        await mailEmailChanged(tx, before, of)
        const { secret, publicUrl, language, now } = of
        await sendEmailCode(tx, { user, secret, publicUrl, language, now })
      }
    })
  } catch (error) {
    // Two people took the same name at the same moment: the constraint decided.
    if (isUniqueViolation(error, 'users_username_unique')) throw new UsernameIsTaken()
    if (isUniqueViolation(error, 'users_email_unique')) throw new NewEmailIsTaken()
    throw error
  }
  const isTokenOld = IN_TOKEN.some((name) => name in changes && changes[name] !== before[name])
  return { isTokenOld, isNewEmail }
}

/** Emails the previous address, so that its owner hears of a change they didn't make. */
async function mailEmailChanged(
  tx: Db,
  { user_id, email, first_name }: DetailsRow,
  { language, now }: { language: TextLanguage; now: Date },
): Promise<void> {
  await queueMail(tx, {
    key: `email-changed:${user_id}:${now.getTime()}`,
    to: email,
    user_id,
    kind: 'email-changed',
    language,
    ...(await emailChangedMail({ first_name }, language)),
  })
}

async function refuseTaken(
  db: Db,
  { id: user_id, username: current }: { id: number; username: string },
  { email, username }: Partial<NewUser>,
): Promise<void> {
  if (email && (await isEmailTaken(db, { email, user_id }))) throw new NewEmailIsTaken()
  if (username && username !== current && isReserved(username)) throw new UsernameIsTaken()
  if (username && (await isUsernameTaken(db, { username, user_id }))) throw new UsernameIsTaken()
}
