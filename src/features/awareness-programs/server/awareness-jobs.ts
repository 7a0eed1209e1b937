import type { Clock } from '#platform/clock/clock.ts'
import type { HandledJob } from '#platform/jobs/job.ts'
import { tellHold } from './admin/campaigns/tell-hold.ts'
import { forgetOldInvitations } from './inviting/forget-old-invitations.ts'
import { mailInvitations } from './inviting/mail-invitations.ts'
import { forgetConfirmingMails } from './landing/forget-confirming-mails.ts'

export interface AwarenessJobParts {
  /** Without a last slash. */
  publicUrl: string
  secretKey: string
  clock: Clock
}

/** What awareness programs do after the answer. */
export function awarenessJobs(parts: AwarenessJobParts): HandledJob[] {
  return [tellHold(parts), mailInvitations(parts), forgetOldInvitations(parts), forgetConfirmingMails(parts)]
}
