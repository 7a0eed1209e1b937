import { overFetch, type Transport } from '#contract/client.ts'
import { sweepHalfPacks } from '../device/packs.ts'
import { DeviceNotes } from './device-notes.tsx'
import { showDeviceNotes } from './device-notes-slot.tsx'
import { outboxTransport } from './outbox-transport.ts'

/** Once a tab, after the page is usable. `network.transport` takes the place of plain calls from then on. */
export function startOffline(network: { transport: Transport }): void {
  network.transport = outboxTransport(overFetch)
  showDeviceNotes(DeviceNotes)
  loadPagesInFull()
  void sweepHalfPacks()
  // Built files change with every line of code while the product is being made.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // Refused in some private windows: everything else works as it did.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  }
}

/**
 * Offline, has the browser itself follow a link to another page: the service worker has the page or says what works
 * now, where a call could only fail. Filters of the list that is open stay with the page.
 */
function loadPagesInFull(): void {
  window.addEventListener('click', followInFull, { capture: true })
}

function followInFull(event: MouseEvent): void {
  if (navigator.onLine || !navigator.serviceWorker?.controller) return
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!isPlain || !(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
  const isOwn = link.origin === window.location.origin
  // The router listens further in: left alone, the browser goes there.
  if (isOwn && link.pathname !== window.location.pathname) event.stopImmediatePropagation()
}
