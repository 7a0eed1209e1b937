import type { Serve } from '#platform/http/serve.ts'
import { RELATED_LENGTH } from '../../resource-card.contract.ts'
import { resourceDetailsContract } from '../../resource-details.contract.ts'
import type { ResourceParts } from '../resource-parts.ts'
import { getResourceDetails } from './get-resource-details.ts'
import { listRelatedResources } from './list-related-resources.ts'

export function detailsRoutes(serve: Serve, { viewers, lending }: ResourceParts): void {
  serve(resourceDetailsContract.getResourceDetails, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    const viewerHost = lending?.host ?? null
    return { data: await getResourceDetails(db, { id: query.id, viewer, language, viewerHost }) }
  })

  serve(resourceDetailsContract.listRelatedResources, async ({ db, query, language, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    const { id, page = 1, length = RELATED_LENGTH } = query
    return listRelatedResources(db, viewer, { id, language, page, length })
  })
}
