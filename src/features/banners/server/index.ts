export { bannersRoutes } from './banners.routes.ts'
