import type { Feature } from '#foundation/feature.ts'
import { legalRoutes } from './legal.routes.ts'

export const legalFeature: Feature = { routes: [legalRoutes] }
