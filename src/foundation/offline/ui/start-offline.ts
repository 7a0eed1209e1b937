import { overFetch, type Transport } from '#contract/client.ts'
import { FORM_FIELD } from '#contract/page-form.ts'
import { LANGUAGE_FORM } from '#foundation/reading-preferences/short-form.contract.ts'
import { m } from '#messages/messages.js'
import { toast } from '#ui-kit/toast.ts'
import { sweepHalfPacks } from '../device/packs.ts'
import { DeviceNotes } from './device-notes.tsx'
import { showDeviceNotes } from './device-notes-slot.tsx'
import { outboxTransport } from './outbox-transport.ts'

/** Once per tab, after the page is usable. From then on, `network.transport` goes through the outbox. */
export function startOffline(network: { transport: Transport }): void {
  network.transport = outboxTransport(overFetch)
  showDeviceNotes(DeviceNotes)
  loadPagesInFull()
  window.addEventListener('submit', keepLanguage)
  void sweepHalfPacks()
  // Only in production: during development, built files change with every edit.
  if (import.meta.env.PROD && 'serviceWorker' in navigator) {
    // Registration fails in some private windows; everything else works as before.
    navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  }
}

/**
 * Offline, lets the browser itself follow links to other pages: the service worker has the page or shows what works,
 * whereas a call could only fail. Filters of the current list stay in the page.
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
  // Stops the router's listener, which is further inside, so that the browser navigates.
  if (isOwn && link.pathname !== window.location.pathname) event.stopImmediatePropagation()
}

/** The browser itself posts the forms that change the language; offline it could only show its own error page. */
function keepLanguage(event: SubmitEvent): void {
  if (navigator.onLine || !(event.target instanceof HTMLFormElement)) return
  if (new FormData(event.target).get(FORM_FIELD) !== LANGUAGE_FORM) return
  event.preventDefault()
  toast.show({ kind: 'W', text: m.reading_language_offline() })
}
