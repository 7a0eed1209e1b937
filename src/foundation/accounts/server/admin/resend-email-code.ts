import type { Db } from '#platform/db/database.ts'
import type { Limits } from '#platform/limits/limits.ts'
import { MAILS_TO_ADDRESS } from '../account-limits.ts'
import { EmailIsVerified, PersonNotFound } from '../accounts.errors.ts'
import { sendEmailCode } from '../auth/send-email-code.ts'
import { lockPerson } from './administered-person.queries.ts'

/**
 * Emails a person a new code for their address, in their language.
 * @throws PersonNotFound, EmailIsVerified, TooManyTries
 */
export async function resendEmailCode(
  tx: Db,
  of: { id: number; secret: string; publicUrl: string; limits: Limits; now: Date },
): Promise<void> {
  const person = await lockPerson(tx, of.id)
  if (!person) throw new PersonNotFound()
  if (person.is_verified) throw new EmailIsVerified()
  await of.limits.take(MAILS_TO_ADDRESS, person.email)
  const { secret, publicUrl, now } = of
  await sendEmailCode(tx, { user: person, secret, publicUrl, language: person.language, now })
}
