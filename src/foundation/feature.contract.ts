import { z } from 'zod'

/** What can wait for a decision, in the order shown. */
export const PENDING_REVIEWS = [
  'reports',
  'held',
  'meetings',
  'attendance',
  'recordings',
  'mails',
  'jobs',
  'drafts',
  'deletions',
] as const
export type PendingReview = (typeof PENDING_REVIEWS)[number]

/** What is counted per person, in the order shown. */
export const PERSON_COUNTS = [
  'registrations',
  'attended',
  'questions',
  'event_reviews',
  'courses',
  'certificates',
  'resources',
  'resource_reviews',
  'campaigns',
  'followers',
  'reports_made',
] as const
export type PersonCount = (typeof PERSON_COUNTS)[number]

/** What people make for others to see, in the order shown. */
export const MADE_KINDS = ['resource', 'campaign'] as const
export type MadeKind = (typeof MADE_KINDS)[number]

export const madeThing = z.object({
  kind: z.enum(MADE_KINDS),
  id: z.int(),
  title: z.string(),
  address: z.string(),
  is_hidden: z.boolean(),
})
export type MadeThing = z.output<typeof madeThing>
