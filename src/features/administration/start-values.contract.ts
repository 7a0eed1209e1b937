/** What the first page of the administration knows without zod. */

/** What can wait for a decision, in the order it is shown. */
export const WAITING = ['reports', 'held', 'attendance', 'mails', 'jobs', 'drafts', 'deletions'] as const
export type Waiting = (typeof WAITING)[number]

/** What is told of the week. */
export const WEEK_METRICS = [
  'events-registered',
  'events-attended',
  'people-joined',
  'resources-shared',
  'campaigns-completed',
] as const
export type WeekMetric = (typeof WEEK_METRICS)[number]
