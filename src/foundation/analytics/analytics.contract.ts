import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText } from '#contract/fields.ts'
import { id, optionalField, success } from '#contract/wire.ts'

export const SIGNAL_KEYS = [
  'view_login_popup',
  'click_login',
  'view_page',
  'search',
  'sign_up',
  'register_event',
  'join_event',
  'watch_film',
  'open_file',
  'save_resource',
  'share',
  'publish_resource',
  'register_program',
  'start_campaign',
  'complete_program',
] as const
export type SignalKey = (typeof SIGNAL_KEYS)[number]

/** Then a job takes signals away. */
export const SIGNALS_KEPT_DAYS = 180

/** The most analytics events that one call takes. */
export const MOST_SIGNALS = 50

const origin = optionalField(optionalText(200))

const signal = z.object({
  key: z.enum(SIGNAL_KEYS),
  page: z
    .string()
    .max(120)
    .regex(/^\/[\w\-/$.{}]*$/)
    .describe("The page's address as a pattern, such as /events/details/$id: never with what stands in it"),
  subject_id: optionalField(id).describe('The event, resource, program or campaign that the page is of'),
  program_name: optionalField(optionalText(120)),
  utm_source: origin,
  utm_medium: origin,
  utm_campaign: origin,
})
export type Signal = z.output<typeof signal>

export const analyticsContract = {
  keepSignals: endpoint({
    method: 'POST',
    path: '/master/signal/',
    summary: 'Counts what happened on a page. Kept here alone, and never with an address of a person',
    body: z.object({ signals: z.array(signal).min(1).max(MOST_SIGNALS) }),
    bodyKinds: ['json'],
    reply: success(z.object({ kept: z.int() })),
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof analyticsContract> {}
}
