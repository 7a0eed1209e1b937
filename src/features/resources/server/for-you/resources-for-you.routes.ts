import type { RouteParts } from '#foundation/feature.ts'
import { FOR_YOU_LENGTH } from '#foundation/for-you/for-you.contract.ts'
import { resourcesForYouContract } from '../../for-you.contract.ts'
import { listResourcesForYou } from './list-resources-for-you.ts'

export function resourcesForYouRoutes({ serve, viewers }: RouteParts): void {
  serve(resourcesForYouContract.listResourcesForYou, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return listResourcesForYou(db, viewer, { length: query.length ?? FOR_YOU_LENGTH, language })
  })
}
