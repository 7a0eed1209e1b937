import type { HandledJob } from '#platform/jobs/job.ts'
import { type MailingParts, mailCourseRegistration } from './mail-course-registration.ts'

/** What is done after the answers of certificate programs. */
export function courseJobs(parts: MailingParts): HandledJob[] {
  return [mailCourseRegistration(parts)]
}
