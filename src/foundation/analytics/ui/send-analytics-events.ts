import { type AnalyticsEvent, MOST_ANALYTICS_EVENTS } from '../analytics.contract.ts'

const ADDRESS = '/master/signal/'
/** Milliseconds to collect analytics events before sending: one call for a page and what is done on it. */
const GATHER_MS = 4_000
/** Milliseconds after which they are sent even if the browser is busy. */
const LATEST_MS = 1_000

/** Failed calls are dropped silently: analytics never bothers the person. */
export const analyticsQueue = createAnalyticsQueue({
  send(analyticsEvents) {
    if (!navigator.onLine) return
    const body = new Blob([JSON.stringify({ signals: analyticsEvents })], { type: 'application/json' })
    if (navigator.sendBeacon?.(ADDRESS, body)) return
    void fetch(ADDRESS, { method: 'POST', body, keepalive: true }).catch(() => undefined)
  },
  whenIdle(run) {
    setTimeout(() => {
      if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: LATEST_MS })
      else run()
    }, GATHER_MS)
  },
})

// Only a beacon outlives its page, and a hidden page may never be shown again.
if (typeof document !== 'undefined') {
  window.addEventListener('pagehide', analyticsQueue.flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') analyticsQueue.flush()
  })
}

interface AnalyticsQueueParts {
  send(analyticsEvents: AnalyticsEvent[]): void
  whenIdle(run: () => void): void
}

/**
 * Collects analytics events until the browser is idle and sends them together; `flush` sends them at once. Events
 * beyond a full call are dropped.
 */
export function createAnalyticsQueue({ send, whenIdle }: AnalyticsQueueParts) {
  let waiting: AnalyticsEvent[] = []

  function flush(): void {
    if (waiting.length === 0) return
    send(waiting)
    waiting = []
  }

  return {
    flush,
    add(analyticsEvent: AnalyticsEvent): void {
      if (waiting.length >= MOST_ANALYTICS_EVENTS) return
      waiting.push(analyticsEvent)
      if (waiting.length === 1) whenIdle(flush)
    },
  }
}
