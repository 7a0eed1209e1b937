import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Makes the certificate of participation of a completion and mails it. Certificates do it; completing asks for it. */
export const certifyCompletionJob = defineJob({
  name: 'certify-completion',
  payload: z.object({ completion_id: z.int() }),
  atOnce: 2,
})
