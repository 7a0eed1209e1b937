import { useCallback, useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** Announces a change within this tab: browsers notify only the other tabs. */
const changed = createStore(0)

function subscribe(listener: () => void) {
  const stop = changed.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** A value stored only in this browser; null if there is none or storage is disabled. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function keepOnDevice(key: string, next: string): void {
  try {
    localStorage.setItem(key, next)
  } catch {
    // Storage is disabled or full: nothing changes.
  }
  changed.set(changed.now() + 1)
}

/** A value stored only in this browser, and its setter; null while React hydrates, too. */
export function useKeptOnDevice(key: string): [string | null, (next: string) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => readKept(key),
    () => null,
  )
  const keep = useCallback((next: string) => keepOnDevice(key, next), [key])
  return [kept, keep]
}
