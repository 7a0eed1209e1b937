import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { id, length, listOf, optionalField, page } from '#contract/wire.ts'
import { eventCard } from './events.contract.ts'

export const eventSpeakingContract = {
  listSpokenEvents: endpoint({
    method: 'POST',
    path: '/v2/event/speaking/list/',
    summary: 'Lists events at which a person speaks, newest first; an unknown ID returns none',
    bodyKinds: FORM_DATA,
    body: z.object({
      creator_id: id.describe('ID of the person'),
      page: optionalField(page),
      length: optionalField(length),
      after: optionalField(id).describe('ID of the last event already shown; replaces `page`'),
    }),
    reply: listOf(eventCard),
    errors: ['CursorNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof eventSpeakingContract> {}
}
