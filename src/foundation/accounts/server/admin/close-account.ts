import { queueMail } from '#foundation/mails/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { OwnAccount, PersonNotFound } from '../accounts.errors.ts'
import { accountClosedMail, accountOpenedMail } from '../mails/account-mails.tsx'
import { endSessions } from '../sessions/sessions.queries.ts'
import { type AdministeredPerson, lockPerson, writeDisabled } from './administered-person.queries.ts'
import { expectAnotherAdministrator } from './expect-another-administrator.ts'

/**
 * Closes or reopens an account. Closing ends its sessions and blocks log-ins. The person is emailed the reason;
 * repeating the call changes nothing and emails nobody. The caller has checked the permission.
 * @returns whether anything changed
 * @throws PersonNotFound, OwnAccount, LastAdministrator
 */
export async function closeAccount(
  tx: Db,
  viewer: { id: number },
  of: { id: number; isClosed: boolean; reason: string; now: Date },
): Promise<boolean> {
  const { id, isClosed, now } = of
  if (id === viewer.id) throw new OwnAccount()
  const person = await lockPerson(tx, id)
  if (!person) throw new PersonNotFound()
  if (person.is_disabled === isClosed) return false
  if (isClosed && person.is_admin) await expectAnotherAdministrator(tx, id)
  await writeDisabled(tx, { id, disabled_at: isClosed ? now : null })
  if (isClosed) await endSessions(tx, { user_id: id, now })
  await mailDecision(tx, person, of)
  return true
}

async function mailDecision(
  tx: Db,
  person: AdministeredPerson,
  { isClosed, reason, now }: { isClosed: boolean; reason: string; now: Date },
): Promise<void> {
  const { id: user_id, email, first_name, language } = person
  const kind = isClosed ? 'account-closed' : 'account-opened'
  const written = isClosed ? accountClosedMail : accountOpenedMail
  await queueMail(tx, {
    key: `${kind}:${user_id}:${now.getTime()}`,
    to: email,
    user_id,
    kind,
    language,
    ...(await written({ first_name, reason }, language)),
  })
}
