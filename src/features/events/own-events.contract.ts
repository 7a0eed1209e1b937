import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { id, length, listOf, optionalField, page } from '#contract/wire.ts'
import { ownRegistration, roomOpensIn, userEventStatus } from './event-registrations.contract.ts'
import { eventCard } from './events.contract.ts'

/**
 * `upcoming`: upcoming or live events with a seat, an offered seat or a place on the waitlist. `on_demand`:
 * recordings of events that the person registered for or started watching. `past`: gatherings that they attended or
 * had a seat at, with or without a recording.
 */
const ownEventPart = z.enum(['upcoming', 'on_demand', 'past'])
export type OwnEventPart = z.output<typeof ownEventPart>

export const ownEvent = eventCard.extend({
  user_event_status: userEventStatus,
  registration: ownRegistration.nullable(),
  /** Progress in the recording; null without one. */
  film: z
    .object({
      duration_seconds: z.int(),
      watched_seconds: z.int(),
      /** Where the person stopped; 0 if not started. */
      position_seconds: z.int(),
    })
    .nullable(),
  /** What the person may do right now. */
  can: z.object({ join: z.boolean(), cancel: z.boolean() }),
  room_opens_in: roomOpensIn,
})
export type OwnEvent = z.output<typeof ownEvent>

export const ownEventsContract = {
  listOwnEvents: endpoint({
    method: 'POST',
    path: '/v2/event/own/list/',
    summary: 'Lists events that the current user registered for, watched or attended',
    bodyKinds: FORM_DATA,
    body: z.object({
      part: optionalField(ownEventPart).describe(
        'upcoming (default): soonest first; on_demand: last watched first; past: latest first',
      ),
      page: optionalField(page),
      length: optionalField(length),
      after: optionalField(id).describe('ID of the last event already shown; replaces `page`'),
    }),
    reply: listOf(ownEvent).extend({
      upcoming_count: z.int(),
      on_demand_count: z.int(),
      past_count: z.int(),
    }),
    errors: ['NotSignedIn', 'CursorNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof ownEventsContract> {}
}
