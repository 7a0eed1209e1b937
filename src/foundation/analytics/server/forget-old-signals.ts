import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { SIGNALS_KEPT_DAYS } from '../analytics.contract.ts'
import { deleteSignalsBefore } from './signals.queries.ts'

const KEPT_MS = SIGNALS_KEPT_DAYS * 24 * 3600 * 1_000

export const forgetOldSignalsJob = defineJob({
  name: 'forget-old-signals',
  payload: z.object({}),
  cron: { pattern: '40 3 * * *', timezone: HOME_ZONE },
})

/** Every night: what was counted half a year ago says nothing that is needed now. */
export function forgetOldSignals(clock: Clock): HandledJob {
  return handledBy(forgetOldSignalsJob, (db) =>
    deleteSignalsBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
  )
}
