export { openSettings } from './open-settings.ts'
export { settingsRoutes } from './settings.routes.ts'
