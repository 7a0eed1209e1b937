import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { success } from '#contract/wire.ts'
import { PENDING_REVIEWS } from '#foundation/feature.contract.ts'

/** What is told of the week. */
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
  /** The count of the last seven days, today included. */
  now: z.int(),
  /** The count of the seven days before those. */
  before: z.int(),
})
export type WeekFigure = z.output<typeof weekFigure>

const waitingThing = z.object({
  what: z.enum(PENDING_REVIEWS),
  count: z.int(),
  /** The page on which it is decided. */
  address: z.string(),
})
export type WaitingThing = z.output<typeof waitingThing>

export const startContract = {
  getStart: endpoint({
    method: 'GET',
    path: '/v2/admin/start/',
    summary:
      'What waits for a decision of the person, and the metrics of the week for those who may read them',
    reply: success(z.object({ waiting: z.array(waitingThing), week: z.array(weekFigure).nullable() })),
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof startContract> {}
}
