import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/**
 * Creates and emails the participation certificate of a completion. Queued here, handled by the certificates feature.
 */
export const certifyCompletionJob = defineJob({
  name: 'certify-completion',
  payload: z.object({ completion_id: z.int() }),
  atOnce: 2,
})
