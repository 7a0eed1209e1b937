import type { HandledJob } from '#platform/jobs/job.ts'
import { mailCancelled } from '../admin/tell-cancelled.ts'
import { mailMoved } from '../admin/tell-moved.ts'
import { type MailingParts, mailRegistration } from './mail-registration.ts'
import { mailReminders } from './mail-reminders.ts'
import { settlePlacesHandled } from './settle-places.ts'
import { tellEach } from './tell-registration-job.ts'

/** What is done after the answers of registering: mails, reminders, offers that end. */
export function registrationJobs(parts: MailingParts): HandledJob[] {
  return [
    mailRegistration(parts),
    tellEach,
    mailReminders(parts),
    mailMoved(parts),
    mailCancelled(parts),
    settlePlacesHandled(parts),
  ]
}
