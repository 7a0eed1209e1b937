import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { forYouOf, forYouQuery } from '#foundation/for-you/for-you.contract.ts'
import { resourceCard } from './resource-card.contract.ts'

export const resourcesForYouContract = {
  listResourcesForYou: endpoint({
    method: 'GET',
    path: '/v2/resource/for-you/list/',
    summary:
      "Lists resources that match the current user's interests, each with the reason, closest match first",
    query: forYouQuery,
    reply: forYouOf(resourceCard),
    errors: ['NotSignedIn'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof resourcesForYouContract> {}
}
