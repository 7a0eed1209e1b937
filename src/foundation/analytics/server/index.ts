export { analyticsRoutes } from './analytics.routes.ts'
export { forgetOldSignals } from './forget-old-signals.ts'
