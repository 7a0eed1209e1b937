import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { deleteOldActs } from './sent-acts.queries.ts'

const forgetSentActsJob = defineJob({
  name: 'forget-sent-acts',
  payload: z.object({}),
  cron: { pattern: '50 3 * * *', timezone: HOME_ZONE },
})

/** Every night: the keys of acts that no device will send again. */
export function forgetSentActs({ clock }: { clock: Clock }): HandledJob {
  return handledBy(forgetSentActsJob, (db) => deleteOldActs(db, clock.now()))
}
