import type { RouteParts } from '#foundation/feature.ts'
import { FOR_YOU_LENGTH } from '#foundation/for-you/for-you.contract.ts'
import { eventsForYouContract } from '../../for-you.contract.ts'
import { listEventsForYou } from './list-events-for-you.ts'

export function eventsForYouRoutes({ serve, viewers }: RouteParts): void {
  serve(eventsForYouContract.listEventsForYou, async ({ db, query, language, now, ...call }) => {
    const { id } = await viewers.signedIn(call)
    return listEventsForYou(db, { user_id: id, length: query.length ?? FOR_YOU_LENGTH, language, now })
  })
}
