import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { id, length, listOf, optionalField } from '#contract/wire.ts'
import { eventCard } from './events.contract.ts'

export const newEvent = eventCard.extend({
  /** When the event was first published; ISO 8601 in UTC. */
  announced_at: z.string(),
})
export type NewEventOfFollowed = z.output<typeof newEvent>

export const eventsOfFollowedContract = {
  listEventsOfFollowed: endpoint({
    method: 'POST',
    path: '/v2/event/following/list/',
    summary: 'Lists events whose speakers the current user follows, most recently announced first',
    bodyKinds: FORM_DATA,
    body: z.object({
      length: optionalField(length),
      after: optionalField(id).describe('ID of the last item already shown'),
    }),
    reply: listOf(newEvent),
    errors: ['NotSignedIn', 'CursorNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof eventsOfFollowedContract> {}
}
