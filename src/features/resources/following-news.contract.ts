import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { id, length, listOf, optionalField } from '#contract/wire.ts'
import { resourceCard } from './resource-card.contract.ts'

export const resourcesOfFollowedContract = {
  listResourcesOfFollowed: endpoint({
    method: 'POST',
    path: '/v2/resource/following/list/',
    summary: 'Resources by people whom the person follows, newest first',
    bodyKinds: FORM_DATA,
    body: z.object({
      length: optionalField(length),
      after: optionalField(id).describe('Id of the last one already shown'),
    }),
    reply: listOf(resourceCard),
    errors: ['NotSignedIn', 'CursorNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof resourcesOfFollowedContract> {}
}
