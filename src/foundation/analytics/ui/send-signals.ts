import { MOST_SIGNALS, type Signal } from '../analytics.contract.ts'

const ADDRESS = '/master/signal/'
/** How long analytics events gather before they are sent: one call for a page and what is done on it. */
const GATHER_MS = 4_000
/** Milliseconds after which they are sent though the browser is busy. */
const LATEST_MS = 1_000

/** Counting is never worth a word to the person: a call that fails is let go. */
export const signalQueue = createSignalQueue({
  send(signals) {
    if (!navigator.onLine) return
    const body = new Blob([JSON.stringify({ signals })], { type: 'application/json' })
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

// Only a beacon outlives its page, and a page that is hidden may never be shown again.
if (typeof document !== 'undefined') {
  window.addEventListener('pagehide', signalQueue.flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') signalQueue.flush()
  })
}

interface SignalQueueParts {
  send(signals: Signal[]): void
  whenIdle(run: () => void): void
}

/**
 * Signals wait until nothing else is to do, and go together; `flush` sends them at once. Those past a full call are
 * lost.
 */
export function createSignalQueue({ send, whenIdle }: SignalQueueParts) {
  let waiting: Signal[] = []

  function flush(): void {
    if (waiting.length === 0) return
    send(waiting)
    waiting = []
  }

  return {
    flush,
    add(signal: Signal): void {
      if (waiting.length >= MOST_SIGNALS) return
      waiting.push(signal)
      if (waiting.length === 1) whenIdle(flush)
    },
  }
}
