/** What a form tells whoever listens on its element: it was taken. */
export const SENT = 'form-sent'

/** The window's event for a chunk that a newer version took away while something here is not sent. */
export const PART_GONE = 'part-gone'

const changed = new Set<EventTarget>()

/**
 * Starts to watch for changed fields, of which `hasUnsent` tells, whatever kind they are and whoever holds their
 * value.
 */
export function watchUnsent(): void {
  for (const name of ['input', 'change']) document.addEventListener(name, note)
  // Forms tell it of themselves alone: only who catches on the way down hears it.
  for (const name of [SENT, 'reset']) document.addEventListener(name, forget, true)
}

/** Whether a person wrote or chose something on this page that is not sent; what is only looked for does not count. */
export const hasUnsent = (): boolean =>
  [...changed].some((form) => form instanceof HTMLFormElement && form.isConnected)

function note({ target }: Event): void {
  const form = target instanceof Element ? target.closest('form') : null
  if (form?.method === 'post') changed.add(form)
}

function forget({ target }: Event): void {
  if (target) changed.delete(target)
}
