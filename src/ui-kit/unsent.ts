/** The event on a form's element once it was accepted. */
export const SENT = 'form-sent'

/** The window's event for a chunk that a newer version has removed, while something here isn't sent. */
export const PART_GONE = 'part-gone'

const changed = new Set<EventTarget>()

/** Watches for changed fields of any kind, for `hasUnsent`. */
export function watchUnsent(): void {
  for (const name of ['input', 'change']) document.addEventListener(name, note)
  // These events don't bubble, so they are caught in the capture phase.
  for (const name of [SENT, 'reset']) document.addEventListener(name, forget, true)
}

/** Whether the person has written or chosen something on this page that isn't sent; searches don't count. */
export const hasUnsent = (): boolean =>
  [...changed].some((form) => form instanceof HTMLFormElement && form.isConnected)

function note({ target }: Event): void {
  const form = target instanceof Element ? target.closest('form') : null
  if (form?.method === 'post') changed.add(form)
}

function forget({ target }: Event): void {
  if (target) changed.delete(target)
}
