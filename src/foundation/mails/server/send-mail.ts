import { z } from 'zod'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, type HandledJob, handledBy, type JobRun } from '#platform/jobs/job.ts'
import { type Mailer, MailRefused } from '#platform/mail/mailer.ts'
import { type Mail, markMailDone, markMailTried, takeUnsentMail } from './mails.queries.ts'

/** Emails are tried for half a day: after 2 s, 4 s, 8 s … and then every half hour. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  payload: z.object({ mail_id: z.int() }),
  retry: { times: 36, first: 2, longest: 1800 },
  timeLimit: 120,
  atOnce: 3,
})

/** The job that sends what `queueMail` stored. */
export function sendMail({ mailer, clock }: { mailer: Mailer; clock: Clock }): HandledJob {
  return handledBy(sendMailJob, async (db, { mail_id }, run) => {
    const mail = await takeUnsentMail(db, mail_id)
    if (!mail) return
    try {
      const end = await mailer.deliver(outgoing(mail))
      await markMailDone(db, mail.id, end, clock.now())
    } catch (error) {
      if (error instanceof MailRefused) return remember(db, mail, error, run)
      throw error
    }
  })
}

/** A permanent refusal ends it; any other is tried again. */
async function remember(db: Db, mail: Mail, refused: MailRefused, run: JobRun): Promise<void> {
  const isGivenUp = refused.isFinal || run.isLastAttempt
  await markMailTried(db, mail.id, { error: refused.message, isGivenUp })
  if (!refused.isFinal) throw refused
  run.log.warn({ mail_id: mail.id, kind: mail.kind, error: refused.message }, 'mail refused')
}

function outgoing(mail: Mail) {
  return {
    messageId: mail.message_id,
    to: mail.to_address,
    subject: mail.subject,
    html: mail.html,
    text: mail.text,
    headers: { ...mail.headers, 'Content-Language': mail.language },
    attachments: mail.attachments,
  }
}
