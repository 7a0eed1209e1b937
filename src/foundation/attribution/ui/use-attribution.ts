import { useLocation } from '@tanstack/react-router'
import { useEffect, useSyncExternalStore } from 'react'
import { type Attribution, attributed, unknownOrigin } from './attribution.ts'

const KEY = 'pankh-attribution'
let known: Attribution | undefined
const listeners = new Set<() => void>()

/** Takes note of each address that is opened, and of the referrer; first touch is kept over the tab's session. */
export function useNoteOrigin(): void {
  const address = useLocation({ select: ({ searchStr }) => searchStr })
  useEffect(() => noteOrigin(address), [address])
}

function noteOrigin(search: string): void {
  const seen = { address: new URL(search || '/', window.location.origin).href, referrer: document.referrer }
  const next = attributed(known ?? remembered(), seen)
  const isNews = JSON.stringify(originNow()) !== JSON.stringify(next)
  if (known && !isNews) return
  // A direct visit is what every link says already: none of them is drawn anew for it.
  known = isNews ? next : unknownOrigin
  try {
    sessionStorage.setItem(KEY, JSON.stringify(known))
  } catch {
    // Storage can be switched off: the values then last as long as the page.
  }
  if (isNews) for (const listener of listeners) listener()
}

function remembered(): Attribution {
  try {
    return { ...unknownOrigin, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Attribution>) }
  } catch {
    return unknownOrigin
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where this visit came from, outside of a component. */
export const originNow = (): Attribution => known ?? unknownOrigin

/** Where this visit came from; the defaults on the server and until the page has run. */
export function useAttribution(): Attribution {
  return useSyncExternalStore(
    subscribe,
    () => known ?? unknownOrigin,
    () => unknownOrigin,
  )
}
