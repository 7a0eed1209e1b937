import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { forYouOf, forYouQuery } from '#foundation/for-you/for-you.contract.ts'
import { eventCard } from './events.contract.ts'

export const eventsForYouContract = {
  listEventsForYou: endpoint({
    method: 'GET',
    path: '/v2/event/for-you/list/',
    summary:
      "Lists events that match the current user's interests, each with the reason, closest match first",
    query: forYouQuery,
    reply: forYouOf(eventCard),
    errors: ['NotSignedIn'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof eventsForYouContract> {}
}
