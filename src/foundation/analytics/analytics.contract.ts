import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText } from '#contract/fields.ts'
import { id, optionalField, success } from '#contract/wire.ts'

export const ANALYTICS_EVENT_KEYS = [
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
export type AnalyticsEventKey = (typeof ANALYTICS_EVENT_KEYS)[number]

/** After that, a job deletes analytics events. */
export const ANALYTICS_EVENTS_RETENTION_DAYS = 180

/** The most analytics events in one call. */
export const MOST_ANALYTICS_EVENTS = 50

const origin = optionalField(optionalText(200))

const analyticsEvent = z.object({
  key: z.enum(ANALYTICS_EVENT_KEYS),
  page: z
    .string()
    .max(120)
    .regex(/^\/[\w\-/$.{}]*$/)
    .describe('Address of the page as a pattern, such as /events/details/$id, never with its values'),
  subject_id: optionalField(id).describe(
    'ID of the event, resource, program or campaign that the page shows',
  ),
  program_name: optionalField(optionalText(120)),
  utm_source: origin,
  utm_medium: origin,
  utm_campaign: origin,
})
export type AnalyticsEvent = z.output<typeof analyticsEvent>

export const analyticsContract = {
  storeAnalyticsEvents: endpoint({
    method: 'POST',
    path: '/master/signal/',
    summary: 'Records analytics events of a page, on this server only and never with an email',
    body: z.object({ signals: z.array(analyticsEvent).min(1).max(MOST_ANALYTICS_EVENTS) }),
    bodyKinds: ['json'],
    reply: success(z.object({ kept: z.int() })),
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof analyticsContract> {}
}
