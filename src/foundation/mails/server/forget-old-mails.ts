import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { emptyMailsSentBefore } from './mails.queries.ts'

/** After it was sent. */
export const MAILS_KEPT_DAYS = 30
const KEPT_MS = MAILS_KEPT_DAYS * 24 * 3600 * 1_000

export const forgetOldMailsJob = defineJob({
  name: 'forget-old-mails',
  payload: z.object({}),
  cron: { pattern: '30 3 * * *', timezone: HOME_ZONE },
})

/** Every night: what a mail said is not needed a month after it was sent, and can be personal. */
export function forgetOldMails(clock: Clock): HandledJob {
  return handledBy(forgetOldMailsJob, (db) =>
    emptyMailsSentBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
  )
}
