import type { RouteParts } from '#foundation/feature.ts'
import { RELATED_LENGTH } from '../../resource-card.contract.ts'
import { resourceDetailsContract } from '../../resource-details.contract.ts'
import { lendingOf } from '../files/lending.ts'
import { getResourceDetails } from './get-resource-details.ts'
import { listRelatedResources } from './list-related-resources.ts'

export function detailsRoutes({ serve, viewers, config }: RouteParts): void {
  const viewerHost = lendingOf(config)?.host ?? null

  serve(resourceDetailsContract.getResourceDetails, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    return { data: await getResourceDetails(db, { id: query.id, viewer, language, viewerHost }) }
  })

  serve(resourceDetailsContract.listRelatedResources, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    const { id, page = 1, length = RELATED_LENGTH } = query
    return listRelatedResources(db, viewer, { id, language, page, length })
  })
}
