import { createHmac, randomInt } from 'node:crypto'
import { MINUTE_MS } from '#contract/durations.ts'
import { addressIn } from '#contract/language.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import { keyFor } from '#platform/crypto/key-for.ts'
import type { Db } from '#platform/db/database.ts'
import { verificationCodeMail } from '../mails/account-mails.tsx'
import { replaceEmailCode } from './email-codes.queries.ts'

const TEN_MINUTES_MS = 10 * MINUTE_MS

/** Emails the person a new code; the previous one stops working. */
export async function sendEmailCode(
  db: Db,
  of: {
    user: { id: number; email: string; first_name: string }
    secret: string
    /** Without a trailing slash. The email links to the page that asks for the code. */
    publicUrl: string
    language: TextLanguage
    /** Whether the person has just signed up. */
    isNew?: boolean
    now: Date
  },
): Promise<void> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0')
  const { id: user_id, email, first_name } = of.user
  const link = `${of.publicUrl}${addressIn(of.language, '/profile')}#confirm-email`
  await replaceEmailCode(db, {
    user_id,
    code_hash: codeHash(of.secret, { user_id, email, code }),
    expires_at: new Date(of.now.getTime() + TEN_MINUTES_MS),
    now: of.now,
  })
  await queueMail(db, {
    key: `email-code:${user_id}:${of.now.getTime()}`,
    to: email,
    user_id,
    kind: 'verification-code',
    isUrgent: true,
    language: of.language,
    ...(await verificationCodeMail({ code, first_name, link, isNew: of.isNew ?? false }, of.language)),
  })
}

/** The HMAC key for emailed codes. */
export const emailCodeSecret = (secretKey: string): string =>
  keyFor('email code', secretKey).export().toString('hex')

/**
 * All six-digit codes can be tried quickly, so the hash is keyed with a secret. It covers the address as well: a code
 * confirms only the one it was sent to.
 */
export function codeHash(
  secret: string,
  { user_id, email, code }: { user_id: number; email: string; code: string },
): string {
  return createHmac('sha256', secret).update(`email-code:${user_id}:${email}:${code}`).digest('base64url')
}
