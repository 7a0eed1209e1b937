import { useRouter } from '@tanstack/react-router'
import { useAttribution } from '#foundation/attribution/ui/index.ts'
import type { SignalKey } from '../analytics.contract.ts'
import { signalQueue } from './send-signals.ts'
import { programOf } from './watching/shown-page.ts'

/**
 * Gives `signal('view_login_popup')`: counts what happened on this page, with where the visit came
 * from. The page is told as its pattern: what stands in an address can be personal.
 */
export function useSignal() {
  const { state } = useRouter()
  const { utm_source, utm_medium, utm_campaign } = useAttribution()
  return (key: SignalKey): void => {
    const match = state.matches.at(-1)
    const page = match?.fullPath ?? '/'
    signalQueue.add({ key, page, ...programOf(match), utm_source, utm_medium, utm_campaign })
  }
}
