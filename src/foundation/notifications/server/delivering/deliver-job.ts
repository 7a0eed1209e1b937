import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { NOTIFICATION_KINDS } from '../notification-kinds.ts'

/** A notification's content in rows and jobs. */
export const told = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  key: z.string(),
  params: z.record(z.string(), z.string()),
  actor_id: z.int().nullable(),
  path: z.string(),
})

/** Delivers a notification to the people who want it by email or WhatsApp. */
export const deliverJob = defineJob({
  name: 'deliver-notification',
  payload: told.extend({ user_ids: z.array(z.int()) }),
})
