import { useSyncExternalStore } from 'react'

/** A value shared by parts of a page in one tab. */
export interface Store<Value> {
  now(): Value
  set(next: Value): void
  /** Returns a function that unsubscribes. */
  subscribe(listener: () => void): () => void
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    now: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The store's value; `sent` on the server and while hydrating, so that both render the same. */
export const useStore = <Value>({ subscribe, now }: Store<Value>, sent: Value): Value =>
  useSyncExternalStore(subscribe, now, () => sent)

export const neverChanges = () => () => undefined

/** Whether the page runs in a browser: false on the server and while hydrating. */
export const useIsRunning = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
