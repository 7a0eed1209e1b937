/**
 * Without a line a link to another page is followed by the browser itself: the service worker has the page or says what
 * works now, where a call could only fail. Filters of the list that is open stay with the page.
 */
export function loadPagesInFull(): void {
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
