import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { deleteEndedBefore } from './forget-old-sessions.queries.ts'

/** After they ended or ran out. */
export const SESSIONS_KEPT_DAYS = 30

const forgetOldSessionsJob = defineJob({
  name: 'forget-old-sessions',
  payload: z.object({}),
  cron: { pattern: '35 3 * * *', timezone: HOME_ZONE },
})

/** Every night: where somebody was signed in a month ago, and the links and codes of that time. */
export function forgetOldSessions({ clock }: { clock: Clock }): HandledJob {
  return handledBy(forgetOldSessionsJob, (db) =>
    deleteEndedBefore(db, new Date(clock.now().getTime() - SESSIONS_KEPT_DAYS * 24 * 3600 * 1_000)),
  )
}
