import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import { HOME_ZONE } from '#contract/product.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import type { RetentionName } from '../privacy.contract.ts'

/** How long something is kept, as the privacy page shows it. */
export interface Retention {
  name: RetentionName
  retentionDays: number
  /** The name of the job that deletes it; null if the job queue does so itself. */
  job: string | null
  /** The nightly job, if it does nothing else. */
  nightly?: (parts: { clock: Clock }) => HandledJob
}

/** A retention with the nightly job that deletes what is older. */
export function retention({
  name,
  retentionDays,
  job,
  at,
  timeLimit,
  forget,
}: {
  name: RetentionName
  retentionDays: number
  job: string
  /** Minutes and hours in the home zone: `30 3`. */
  at: string
  /** The job's time limit in seconds. */
  timeLimit?: number
  forget: (db: Db, before: Date, now: Date) => Promise<void>
}): Required<Retention> & { job: string } {
  const nightly = defineJob({
    name: job,
    payload: z.object({}),
    cron: { pattern: `${at} * * *`, timezone: HOME_ZONE },
    ...(timeLimit !== undefined && { timeLimit }),
  })
  return {
    name,
    retentionDays,
    job,
    nightly: ({ clock }) =>
      handledBy(nightly, (db) => {
        const now = clock.now()
        return forget(db, new Date(now.getTime() - retentionDays * DAY_MS), now)
      }),
  }
}
