import type { Feature } from '#foundation/feature.ts'
import { settingsRoutes } from './settings.routes.ts'

export { openSettings } from './open-settings.ts'

export const settingsFeature: Feature = { routes: [settingsRoutes] }
