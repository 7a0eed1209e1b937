import { passwordResetJob } from '#foundation/accounts/server/index.ts'
import { forgetOldMails, sendMail } from '#foundation/notifications/server/index.ts'
import { sweepUploads, type Uploads } from '#foundation/uploads/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Config } from '#platform/config/config.ts'
import type { HandledJob } from '#platform/jobs/job.ts'
import type { Mailer } from '#platform/mail/mailer.ts'

/** What jobs work with, beside the database. */
export interface JobParts {
  config: Config
  clock: Clock
  mailer: Mailer
  uploads: Uploads
}

/** Every job of the product with what does it. */
export function allJobs({ config, clock, mailer, uploads }: JobParts): HandledJob[] {
  return [
    sendMail(mailer, clock),
    forgetOldMails(clock),
    sweepUploads({ uploads, clock }),
    passwordResetJob({ publicUrl: config.http.publicUrl, clock }),
  ]
}
