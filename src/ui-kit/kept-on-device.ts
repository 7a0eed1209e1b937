import { useCallback, useSyncExternalStore } from 'react'
import { createStore } from './store.ts'

/** Says that a tab changed its choices: browsers tell only the other tabs. */
const changed = createStore(0)

function subscribe(listener: () => void) {
  const stop = changed.subscribe(listener)
  window.addEventListener('storage', listener)
  return () => {
    stop()
    window.removeEventListener('storage', listener)
  }
}

/** What this browser alone keeps under a key; null where nothing is kept, or storage is switched off. */
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
    // Storage is switched off or full: it stays as it is.
  }
  changed.set(changed.now() + 1)
}

/** What this browser alone keeps under a key, and how to change it; null while the page is taken over, too. */
export function useKeptOnDevice(key: string): [string | null, (next: string) => void] {
  const kept = useSyncExternalStore(
    subscribe,
    () => readKept(key),
    () => null,
  )
  const keep = useCallback((next: string) => keepOnDevice(key, next), [key])
  return [kept, keep]
}
