import { createStore, useStore } from '#ui-kit/store.ts'

export interface AuthDialogState {
  isOpen: boolean
  /** What the account is needed for, as a sentence: "We register you right after." */
  reason: string | undefined
  /** No close button, but a way to the home page: on pages that only exist for an account. */
  isPersistent: boolean
}

const closed: AuthDialogState = { isOpen: false, reason: undefined, isPersistent: false }
const dialog = createStore(closed)

/** Asks the visitor to log in or sign up. From anywhere in the browser; its code comes with the first use. */
export function openAuthDialog({
  reason,
  isPersistent = false,
}: {
  reason?: string | undefined
  isPersistent?: boolean
} = {}): void {
  dialog.set({ isOpen: true, reason, isPersistent })
}

/** The dialog begins anew with the next opening. */
export function closeAuthDialog(): void {
  const state = dialog.now()
  if (state.isOpen) dialog.set({ ...state, isOpen: false })
}

export const useAuthDialog = (): AuthDialogState => useStore(dialog, closed)
