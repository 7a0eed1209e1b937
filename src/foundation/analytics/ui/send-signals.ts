import { createSignalQueue } from './signal-queue.ts'

const ADDRESS = '/master/signal/'
/** Where a browser does not say when it is idle. */
const SOON_MS = 1_000

/** Counting is never worth a word to the person: a call that fails is let go. */
export const signalQueue = createSignalQueue({
  send(signals) {
    const body = new Blob([JSON.stringify({ signals })], { type: 'application/json' })
    if (navigator.sendBeacon?.(ADDRESS, body)) return
    void fetch(ADDRESS, { method: 'POST', body, keepalive: true }).catch(() => undefined)
  },
  whenIdle(run) {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(run, { timeout: SOON_MS })
    else setTimeout(run, SOON_MS)
  },
})

// Only a beacon outlives its page, and a page that is hidden may never be shown again.
if (typeof document !== 'undefined') {
  window.addEventListener('pagehide', signalQueue.flush)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') signalQueue.flush()
  })
}
