import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Sends the emails of invitations, or their reminders. */
export const mailInvitationsJob = defineJob({
  name: 'mail-invitations',
  payload: z.object({ invitation_ids: z.array(z.int()), is_reminder: z.boolean() }),
})
