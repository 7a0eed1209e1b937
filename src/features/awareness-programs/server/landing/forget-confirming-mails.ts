import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import { forgetMailsOfKind } from '#foundation/mails/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'

/** The kind of the mails that ask whether an address is the person's. */
export const CONFIRMING_MAIL = 'completion-confirm'
/** As long as their links work. */
export const CONFIRMING_MAILS_KEPT_DAYS = 7
const KEPT_MS = CONFIRMING_MAILS_KEPT_DAYS * 24 * 3600 * 1_000

const forgetConfirmingMailsJob = defineJob({
  name: 'forget-confirming-mails',
  payload: z.object({}),
  cron: { pattern: '40 3 * * *', timezone: HOME_ZONE },
})

/** Every night: anyone can type an address, so neither it nor its link outlives the days that the link works. */
export function forgetConfirmingMails({ clock }: { clock: Clock }): HandledJob {
  return handledBy(forgetConfirmingMailsJob, (db) =>
    forgetMailsOfKind(db, {
      kind: CONFIRMING_MAIL,
      written_before: new Date(clock.now().getTime() - KEPT_MS),
    }),
  )
}
