import { reads } from './picture-shown.ts'
import { createToastStore, type ToastInput, type ToastStore } from './toast-store.ts'

let browserStore: ToastStore | undefined

/** One store per browser tab. There is none on the server, where a message could reach another person's page. */
export function storeOfTab(): ToastStore | undefined {
  if (typeof document === 'undefined') return undefined
  browserStore ??= createToastStore({ isCalm: () => reads('m') })
  return browserStore
}

/** Shows a message from anywhere in the browser; does nothing on the server. */
export const toast = {
  show: (input: ToastInput): number | undefined => storeOfTab()?.show(input),
  dismiss: (id: number): void => storeOfTab()?.dismiss(id),
}
