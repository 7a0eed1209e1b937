import type { Serve } from '#platform/http/serve.ts'
import { adminResourcesRoutes } from './admin/admin-resources.routes.ts'
import { catalogueRoutes } from './catalogue/catalogue.routes.ts'
import { detailsRoutes } from './details/details.routes.ts'
import { doingRoutes } from './doing/doing.routes.ts'
import { lendingRoutes } from './files/lending.routes.ts'
import { resourcesForYouRoutes } from './for-you/resources-for-you.routes.ts'
import { makingRoutes } from './making/making.routes.ts'
import { mineRoutes } from './mine/mine.routes.ts'
import type { ResourceParts } from './resource-parts.ts'
import { reviewsRoutes } from './reviews/reviews.routes.ts'

export function resourcesRoutes(serve: Serve, parts: ResourceParts): void {
  adminResourcesRoutes(serve, parts)
  catalogueRoutes(serve, parts)
  detailsRoutes(serve, parts)
  resourcesForYouRoutes(serve, parts)
  doingRoutes(serve, parts)
  lendingRoutes(serve, parts)
  makingRoutes(serve, parts)
  mineRoutes(serve, parts)
  reviewsRoutes(serve, parts)
}
