import { useSyncExternalStore } from 'react'

export interface AuthDialogState {
  isOpen: boolean
  /** What the account is needed for, as a sentence: "We register you right after." */
  reason: string | undefined
  /** No close button, but a way to the home page: on pages that only exist for an account. */
  isPersistent: boolean
}

const closed: AuthDialogState = { isOpen: false, reason: undefined, isPersistent: false }
let state = closed
const listeners = new Set<() => void>()

function change(next: AuthDialogState): void {
  state = next
  for (const listener of listeners) listener()
}

/** Asks the visitor to log in or sign up. From anywhere in the browser; its code comes with the first use. */
export function openAuthDialog({
  reason,
  isPersistent = false,
}: {
  reason?: string | undefined
  isPersistent?: boolean
} = {}): void {
  change({ isOpen: true, reason, isPersistent })
}

/** The panels begin anew with the next opening (spec section 2). */
export function closeAuthDialog(): void {
  if (state.isOpen) change({ ...state, isOpen: false })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useAuthDialog(): AuthDialogState {
  return useSyncExternalStore(
    subscribe,
    () => state,
    () => closed,
  )
}
