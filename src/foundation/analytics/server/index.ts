import type { Feature } from '#foundation/feature.ts'
import { createAmplitude } from '#platform/amplitude/amplitude.ts'
import { analyticsRoutes, consentRoutes } from './analytics.routes.ts'
import { shareProfile } from './sharing/share-profile.ts'
import { shareSignals } from './sharing/share-signals.ts'
import { signalsRetention, visitorsConsentsRetention } from './signals.queries.ts'

export { eraseFromSignals, selectSignalsOf } from './personal-signals.queries.ts'
export { insertSignals } from './signals.queries.ts'

export const analyticsFeature: Feature = {
  routes: [analyticsRoutes, consentRoutes],
  // Without a key there is no job that could share anything.
  jobs({ config, clock }) {
    const amplitude = createAmplitude(config.amplitude)
    return amplitude ? [shareSignals({ amplitude, clock }), shareProfile({ amplitude, clock })] : []
  },
  retentions: [signalsRetention, visitorsConsentsRetention],
}
