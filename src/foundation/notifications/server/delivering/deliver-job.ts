import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'
import { NOTIFICATION_KINDS } from '../notification-kinds.ts'

/** What a notification says, as rows and jobs carry it. */
export const told = z.object({
  kind: z.enum(NOTIFICATION_KINDS),
  key: z.string(),
  params: z.record(z.string(), z.string()),
  actor_id: z.int().nullable(),
  path: z.string(),
})

/** Brings a notification to those who want it by mail or WhatsApp too. */
export const deliverJob = defineJob({
  name: 'deliver-notification',
  payload: told.extend({ user_ids: z.array(z.int()) }),
})
