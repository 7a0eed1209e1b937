import type { Feature } from '#foundation/feature.ts'
import { manifestRoutes } from './manifest.routes.ts'
import { personalOffline, sentMutationsRetention } from './sent-mutations.queries.ts'

export { sendOnce } from './send-once.ts'

export const offlineFeature: Feature = {
  routes: [manifestRoutes],
  personalData: () => [personalOffline],
  retentions: [sentMutationsRetention],
}
