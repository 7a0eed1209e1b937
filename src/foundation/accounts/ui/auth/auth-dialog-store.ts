import { createStore, useStore } from '#ui-kit/store.ts'
import { dropPendingAction } from '../pending/pending-action.ts'

export interface AuthDialogState {
  isOpen: boolean
  /** One sentence on why the account is needed: "We register you right after." */
  reason: string | undefined
  /** No close button but a link to the home page, for pages that need an account. */
  isPersistent: boolean
}

const closed: AuthDialogState = { isOpen: false, reason: undefined, isPersistent: false }
const dialog = createStore(closed)

/** Asks the visitor to log in or sign up. Can be called anywhere in the browser; the code loads at first use. */
export function openAuthDialog({
  reason,
  isPersistent = false,
}: {
  reason?: string | undefined
  isPersistent?: boolean
} = {}): void {
  dialog.set({ isOpen: true, reason, isPersistent })
}

/** The dialog starts over when it opens again. */
export function closeAuthDialog(): void {
  const state = dialog.now()
  if (state.isOpen) dialog.set({ ...state, isOpen: false })
}

/** For a person who closes the dialog themself: a later log-in doesn't run what they tried before. */
export function dismissAuthDialog(): void {
  dropPendingAction()
  closeAuthDialog()
}

export const useAuthDialog = (): AuthDialogState => useStore(dialog, closed)
