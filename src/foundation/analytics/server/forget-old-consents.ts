import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { deleteVisitorsConsentsBefore } from './signals.queries.ts'

/** Longer than the cookie that names the visitor. What people with an account said stays as long as the account. */
export const VISITORS_CONSENTS_KEPT_DAYS = 400

export const forgetOldConsentsJob = defineJob({
  name: 'forget-old-consents',
  payload: z.object({}),
  cron: { pattern: '35 3 * * *', timezone: HOME_ZONE },
})

/** Every night: what visitors said in browsers that have forgotten it by now. */
export function forgetOldConsents(clock: Clock): HandledJob {
  return handledBy(forgetOldConsentsJob, (db) => {
    const kept = VISITORS_CONSENTS_KEPT_DAYS * 24 * 3600 * 1_000
    return deleteVisitorsConsentsBefore(db, new Date(clock.now().getTime() - kept))
  })
}
