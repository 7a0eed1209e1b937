import type { Feature } from '#foundation/feature.ts'
import { createAmplitude } from '#platform/amplitude/amplitude.ts'
import { analyticsRoutes, consentRoutes } from './analytics.routes.ts'
import { analyticsEventsRetention, visitorsConsentsRetention } from './analytics-events.queries.ts'
import { shareAnalyticsEvents } from './sharing/share-analytics-events.ts'
import { shareProfile } from './sharing/share-profile.ts'

export { insertAnalyticsEvents } from './analytics-events.queries.ts'
export { eraseFromAnalyticsEvents, selectAnalyticsEventsOf } from './personal-analytics-events.queries.ts'

export const analyticsFeature: Feature = {
  routes: [analyticsRoutes, consentRoutes],
  // Without a key there is no job that could share anything.
  jobs({ config, clock }) {
    const amplitude = createAmplitude(config.amplitude)
    return amplitude ? [shareAnalyticsEvents({ amplitude, clock }), shareProfile({ amplitude, clock })] : []
  },
  retentions: [analyticsEventsRetention, visitorsConsentsRetention],
}
