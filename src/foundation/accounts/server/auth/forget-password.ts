import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { HOUR_MS } from '#contract/durations.ts'
import { addressIn } from '#contract/language.ts'
import { TEXT_LANGUAGES } from '#contract/wire.ts'
import { queueMail } from '#foundation/mails/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { passwordResetMail } from '../mails/account-mails.tsx'
import { findUserByEmail } from '../people/users.queries.ts'
import { insertPasswordReset } from './password-resets.queries.ts'
import { resetTokenHash } from './reset-password.ts'

const sendPasswordResetJob = defineJob({
  name: 'send-password-reset',
  payload: z.object({ identifier: z.string(), language: z.enum(TEXT_LANGUAGES) }),
})
type Asked = z.output<typeof sendPasswordResetJob.payload>

/** A job looks up the account later, so that the response takes the same time either way. */
export async function forgetPassword(db: Db, asked: Asked): Promise<void> {
  await enqueue(db, sendPasswordResetJob, asked)
}

/** @param publicUrl without a trailing slash */
export function sendPasswordReset({ publicUrl, clock }: { publicUrl: string; clock: Clock }): HandledJob {
  return handledBy(sendPasswordResetJob, async (db, { identifier, language }, run) => {
    const user = await findUserByEmail(db, identifier)
    if (!user || user.is_disabled) return
    const token = randomBytes(32).toString('base64url')
    const now = clock.now()
    await db.transaction(async (tx) => {
      await insertPasswordReset(tx, {
        token_hash: resetTokenHash(token),
        user_id: user.id,
        expires_at: new Date(now.getTime() + HOUR_MS),
        now,
      })
      await queueMail(tx, {
        key: `password-reset:${run.id}`,
        to: user.email,
        user_id: user.id,
        kind: 'password-reset',
        isUrgent: true,
        language,
        ...(await passwordResetMail(
          {
            first_name: user.first_name,
            link: `${publicUrl}${addressIn(language, `/auth/reset-password/${token}`)}`,
          },
          language,
        )),
      })
    })
  })
}
