import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { id, length, listOf, optionalField, page } from '#contract/wire.ts'
import { ownRegistration, roomOpensIn, userEventStatus } from './event-registrations.contract.ts'
import { eventCard } from './events.contract.ts'

/**
 * `upcoming`: what is ahead or on, with a seat, a seat offered or a place on the waitlist. `on_demand`: films of
 * events that one registered for or began to watch. `past`: gatherings that one had a seat at or was at, whether there
 * is a film by now or not.
 */
const ownEventPart = z.enum(['upcoming', 'on_demand', 'past'])
export type OwnEventPart = z.output<typeof ownEventPart>

export const ownEvent = eventCard.extend({
  user_event_status: userEventStatus,
  registration: ownRegistration.nullable(),
  /** How far one is with the film; null where there is none. */
  film: z
    .object({
      duration_seconds: z.int(),
      watched_seconds: z.int(),
      /** The place at which the person stopped; 0 for a film not begun. */
      position_seconds: z.int(),
    })
    .nullable(),
  /** What one may do at this moment. */
  can: z.object({ join: z.boolean(), cancel: z.boolean() }),
  room_opens_in: roomOpensIn,
})
export type OwnEvent = z.output<typeof ownEvent>

export const ownEventsContract = {
  listOwnEvents: endpoint({
    method: 'POST',
    path: '/v2/event/own/list/',
    summary: 'Events that the person registered for, watched or was at',
    bodyKinds: FORM_DATA,
    body: z.object({
      part: optionalField(ownEventPart).describe(
        'upcoming (default), soonest first; on_demand, last watched first; past, latest first',
      ),
      page: optionalField(page),
      length: optionalField(length),
      after: optionalField(id).describe('Id of the last event already shown; takes the place of page'),
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
