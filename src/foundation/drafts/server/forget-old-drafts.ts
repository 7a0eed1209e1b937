import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { deleteOldDrafts } from './drafts.queries.ts'

const forgetOldDraftsJob = defineJob({
  name: 'forget-old-drafts',
  payload: z.object({}),
  cron: { pattern: '55 3 * * *', timezone: HOME_ZONE },
})

/** Every night: what was begun and left for a month, of whoever did not come back. */
export function forgetOldDrafts({ clock }: { clock: Clock }): HandledJob {
  return handledBy(forgetOldDraftsJob, (db) => deleteOldDrafts(db, clock.now()))
}
