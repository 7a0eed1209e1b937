import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { id, length, listOf, optionalField } from '#contract/wire.ts'
import { resourceCard } from './resource-card.contract.ts'

export const newResource = resourceCard.extend({
  /** When everyone could first see the resource; ISO 8601 in UTC. */
  shared_at: z.string(),
})
export type NewResourceOfFollowed = z.output<typeof newResource>

export const resourcesOfFollowedContract = {
  listResourcesOfFollowed: endpoint({
    method: 'POST',
    path: '/v2/resource/following/list/',
    summary: 'Lists resources by people that the current user follows, most recently published first',
    bodyKinds: FORM_DATA,
    body: z.object({
      length: optionalField(length),
      after: optionalField(id).describe('ID of the last item already shown'),
    }),
    reply: listOf(newResource),
    errors: ['NotSignedIn', 'CursorNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof resourcesOfFollowedContract> {}
}
