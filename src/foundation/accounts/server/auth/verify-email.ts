import { timingSafeEqual } from 'node:crypto'
import type { Db } from '#platform/db/database.ts'
import { CodeIsSpent, CodeIsWrong, EmailIsVerified } from '../accounts.errors.ts'
import { endEarlierEmail } from '../people/confirmed-emails.queries.ts'
import { findUserById, markEmailVerified } from '../people/users.queries.ts'
import { deleteEmailCode, takeTry } from './email-codes.queries.ts'
import { enqueueEmailConfirmed } from './email-confirmed.ts'
import { codeHash } from './send-email-code.ts'

const MOST_TRIES = 5

/**
 * Confirms the person's email with the emailed code (docs/rules/accounts.md, Confirmed addresses).
 * @throws EmailIsVerified, CodeIsWrong, CodeIsSpent after 10 minutes or 5 tries
 */
export async function verifyEmail(
  db: Db,
  of: { user_id: number; code: string; secret: string; adminEmails: readonly string[]; now: Date },
): Promise<void> {
  const user = await findUserById(db, of.user_id)
  if (!user || user.email_verified_at) throw new EmailIsVerified()
  const known = await takeTry(db, of.user_id)
  if (!known || known.tries > MOST_TRIES || known.expires_at <= of.now) throw new CodeIsSpent()
  const { user_id, now } = of
  const { email } = user
  // People type spaces in the code, as the email shows it.
  const code = of.code.replace(/\D/g, '')
  const typed = Buffer.from(codeHash(of.secret, { user_id, email, code }))
  if (!timingSafeEqual(typed, Buffer.from(known.code_hash))) throw new CodeIsWrong()
  await db.transaction(async (tx) => {
    // Confirming an earlier email again grants nothing: the role may have been revoked since.
    const isEarlier = (await endEarlierEmail(tx, email)) === user_id
    const isAdmin = of.adminEmails.includes(email) && !isEarlier
    // The code confirms the address it was sent to, not one that has replaced it since.
    if (!(await markEmailVerified(tx, { user_id, email, now, isAdmin }))) throw new CodeIsSpent()
    await deleteEmailCode(tx, user_id)
    await enqueueEmailConfirmed(tx, user_id)
  })
}
