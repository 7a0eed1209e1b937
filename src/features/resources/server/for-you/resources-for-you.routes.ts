import { FOR_YOU_LENGTH } from '#foundation/for-you/for-you.contract.ts'
import type { Serve } from '#platform/http/serve.ts'
import { resourcesForYouContract } from '../../for-you.contract.ts'
import type { ResourceParts } from '../resource-parts.ts'
import { listResourcesForYou } from './list-resources-for-you.ts'

export function resourcesForYouRoutes(serve: Serve, { viewers }: ResourceParts): void {
  serve(resourcesForYouContract.listResourcesForYou, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.signedIn(call)
    return listResourcesForYou(db, viewer, { length: query.length ?? FOR_YOU_LENGTH, language })
  })
}
