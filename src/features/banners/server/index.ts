import type { Feature } from '#foundation/feature.ts'
import { adminBannersRoutes } from './admin/admin-banners.routes.ts'
import { bannersRoutes } from './banners.routes.ts'

export { insertBanners, type NewBanner } from './insert-banner.queries.ts'

export const bannersFeature: Feature = { routes: [bannersRoutes, adminBannersRoutes] }
