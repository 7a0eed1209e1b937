import { useSyncExternalStore } from 'react'

/** A value that parts of a page share in one tab, whoever sets it. */
export interface Store<Value> {
  now(): Value
  set(next: Value): void
  /** Answers how to stop listening. */
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

/** What the store holds; `sent` on the server and while the page is taken over, so that both say the same. */
export const useStore = <Value>({ subscribe, now }: Store<Value>, sent: Value): Value =>
  useSyncExternalStore(subscribe, now, () => sent)

export const neverChanges = () => () => undefined

/** Whether the page runs in a browser: not on the server, nor while it is taken over. */
export const useIsRunning = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
