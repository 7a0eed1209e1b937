import { z } from 'zod'
import { HOME_ZONE } from '#contract/product.ts'
import type { Clock } from '#platform/clock/clock.ts'
import { defineJob, type HandledJob, handledBy } from '#platform/jobs/job.ts'
import { sweepArrivals } from '../arriving/arrivals.ts'
import type { Uploads } from '../uploads.ts'
import { sweepTemporaryFiles } from './sweep-temporary-files.ts'

export const sweepUploadsJob = defineJob({
  name: 'sweep-uploads',
  payload: z.object({}),
  cron: { pattern: '20 * * * *', timezone: HOME_ZONE },
})

/** Each hour, deletes files unused for a day, and incomplete uploads in the bucket and on this machine. */
export function sweepUploads({ uploads, clock }: { uploads: Uploads; clock: Clock }): HandledJob {
  return handledBy(sweepUploadsJob, async (db) => {
    await sweepTemporaryFiles(db, uploads.storage, clock.now())
    await sweepArrivals(uploads.arrivals, clock.now())
    await uploads.parts.sweep(clock.now())
  })
}
