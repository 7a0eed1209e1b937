import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { success } from '#contract/wire.ts'
import { PENDING_REVIEWS } from '#foundation/feature.contract.ts'

/** The sections of the administration, in the order of its menu. */
export const PARTS = [
  'numbers',
  'events',
  'speakers',
  'series',
  'certificate-programs',
  'awareness-programs',
  'resources',
  'reports',
  'words',
  'counselling',
  'banners',
  'taxonomy',
  'search-words',
  'people',
  'mails',
  'jobs',
  'privacy',
  'settings',
  'audit',
] as const
export type Part = (typeof PARTS)[number]

/** The metrics of the week. */
export const WEEK_METRICS = [
  'events-registered',
  'events-attended',
  'people-joined',
  'resources-shared',
  'campaigns-completed',
] as const
export type WeekMetric = (typeof WEEK_METRICS)[number]

const weekFigure = z.object({
  metric: z.enum(WEEK_METRICS),
  /** The count of the last seven days, including today. */
  now: z.int(),
  /** The count of the seven days before those. */
  before: z.int(),
})
export type WeekFigure = z.output<typeof weekFigure>

const waitingThing = z.object({
  what: z.enum(PENDING_REVIEWS),
  count: z.int(),
  /** The page to decide it. */
  address: z.string(),
})
export type WaitingThing = z.output<typeof waitingThing>

const staffErrors = ['NotSignedIn', 'NotAllowed'] as const

export const administrationContract = {
  getAdministration: endpoint({
    method: 'GET',
    path: '/v2/admin/overview/',
    summary: 'Returns the sections of the administration that the current user can open, with pending counts',
    reply: success(z.object({ parts: z.array(z.enum(PARTS)), open_reports: z.int() })),
    errors: staffErrors,
  }),
  getStart: endpoint({
    method: 'GET',
    path: '/v2/admin/start/',
    summary:
      "Returns what needs a decision by the current user, and this week's metrics if they may read them",
    reply: success(z.object({ waiting: z.array(waitingThing), week: z.array(weekFigure).nullable() })),
    errors: staffErrors,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof administrationContract> {}
}
