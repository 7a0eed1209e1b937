export { bannersRoutes } from './banners.routes.ts'
export { insertBanners, type NewBanner } from './insert-banner.queries.ts'
