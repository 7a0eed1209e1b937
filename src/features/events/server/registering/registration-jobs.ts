import type { HandledJob } from '#platform/jobs/job.ts'
import { mailCancelled } from '../admin/tell-cancelled.ts'
import { type MailingParts, mailRegistration } from './mail-registration.ts'
import { mailReminders } from './mail-reminders.ts'
import { settlePlacesHandled } from './settle-places.ts'

/** What is done after the answers of registering: mails, reminders, offers that end. */
export function registrationJobs(parts: MailingParts): HandledJob[] {
  return [mailRegistration(parts), mailReminders(parts), mailCancelled(parts), settlePlacesHandled(parts)]
}
