import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { id, length, listOf, optionalField, page } from '#contract/wire.ts'
import { eventCard } from './events.contract.ts'

export const eventSpeakingContract = {
  listSpokenEvents: endpoint({
    method: 'POST',
    path: '/v2/event/speaking/list/',
    summary: 'Events at which a person speaks, the newest first; an id of nobody has none',
    bodyKinds: FORM_DATA,
    body: z.object({
      creator_id: id.describe('Of the person'),
      page: optionalField(page),
      length: optionalField(length),
      after: optionalField(id).describe('Id of the last event already shown; takes the place of page'),
    }),
    reply: listOf(eventCard),
    errors: ['CursorNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof eventSpeakingContract> {}
}
