import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import type { Feature } from '#foundation/feature.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { rollUpMetrics } from './roll-up-metrics.ts'

export const rollUpMetricsJob = defineJob({
  name: 'roll-up-numbers',
  payload: z.object({}),
  // The first run of a day recounts the last weeks, so it runs soon after midnight.
  cron: { pattern: '10 * * * *', timezone: HOME_ZONE },
  // The very first run counts more than a year.
  timeLimit: 1_800,
})

/** Every hour counts today and missed days; once a day it also recounts the last weeks, for late data. */
export function rollUpMetricsEveryHour({
  features,
  clock,
}: {
  features: readonly Feature[]
  clock: Clock
}): HandledJob {
  return handledBy(rollUpMetricsJob, (db) => rollUpMetrics(db, { features, now: clock.now() }))
}
