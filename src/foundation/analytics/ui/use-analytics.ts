import { useRouter } from '@tanstack/react-router'
import { useAttribution } from '#foundation/attribution/ui/index.ts'
import type { AnalyticsEventKey } from '../analytics.contract.ts'
import { analyticsQueue } from './send-analytics-events.ts'
import { programOf } from './watching/shown-page.ts'

/**
 * Returns `track('view_login_popup')`, which counts an event on this page with where the visit came from. Only the
 * page's route pattern is sent, because an address can be personal.
 */
export function useAnalytics() {
  const { state } = useRouter()
  const { utm_source, utm_medium, utm_campaign } = useAttribution()
  return (key: AnalyticsEventKey): void => {
    const match = state.matches.at(-1)
    const page = match?.fullPath ?? '/'
    analyticsQueue.add({ key, page, ...programOf(match), utm_source, utm_medium, utm_campaign })
  }
}
