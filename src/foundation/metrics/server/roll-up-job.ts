import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import type { Feature } from '#foundation/feature.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { rollUpMetrics } from './roll-up-metrics.ts'

export const rollUpMetricsJob = defineJob({
  name: 'roll-up-numbers',
  payload: z.object({}),
  // The first run of a day counts the last weeks anew, so it comes soon after midnight.
  cron: { pattern: '10 * * * *', timezone: HOME_ZONE },
  // The first run ever counts more than a year.
  timeLimit: 1_800,
})

/** Every hour: today as it stands, days that were missed, and once a day what came late to the last weeks. */
export function rollUpMetricsEveryHour({
  features,
  clock,
}: {
  features: readonly Feature[]
  clock: Clock
}): HandledJob {
  return handledBy(rollUpMetricsJob, (db) => rollUpMetrics(db, { features, now: clock.now() }))
}
