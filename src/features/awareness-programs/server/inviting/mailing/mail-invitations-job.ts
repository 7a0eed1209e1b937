import { z } from 'zod'
import { defineJob } from '#platform/jobs/job.ts'

/** Writes the mails of invitations, or of their reminders. */
export const mailInvitationsJob = defineJob({
  name: 'mail-invitations',
  payload: z.object({ invitation_ids: z.array(z.int()), is_reminder: z.boolean() }),
})
