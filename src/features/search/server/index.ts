import { countFoundPrograms } from '#features/certificate-programs/server/index.ts'
import { countFoundEvents } from '#features/events/server/index.ts'
import { countFoundResources } from '#features/resources/server/index.ts'
import type { Feature, RouteParts } from '#foundation/feature.ts'
import { searchContract } from '../search.contract.ts'

function searchRoutes({ serve, viewers }: RouteParts): void {
  serve(searchContract.countFound, async ({ db, query, now, ...call }) => {
    const viewer = await viewers.viewerOf(call)
    const [events, resources, programs] = await Promise.all([
      countFoundEvents(db, { filters: query, now }),
      countFoundResources(db, viewer, query),
      countFoundPrograms(db, viewer, query),
    ])
    return { data: { events, resources, programs } }
  })
}

export const searchFeature: Feature = { routes: [searchRoutes] }
