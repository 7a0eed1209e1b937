import type { HandledJob } from '#platform/jobs/job.ts'
import { type MailingParts, mailRegistration } from './mail-registration.ts'
import { mailReminders } from './mail-reminders.ts'
import { settlePlacesHandled } from './settle-places.ts'
import { mailCancelled } from './tell-cancelled.ts'

/** What is done after the answers of registering: mails, reminders, offers that end. */
export function registrationJobs(parts: MailingParts): HandledJob[] {
  return [mailRegistration(parts), mailReminders(parts), mailCancelled(parts), settlePlacesHandled(parts)]
}
