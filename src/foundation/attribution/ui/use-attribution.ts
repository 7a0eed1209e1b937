import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { createStore, useStore } from '#ui-kit/store.ts'
import { type Attribution, attributed, unknownOrigin } from './attribution.ts'

const KEY = 'pankh-attribution'
const origin = createStore(unknownOrigin)
let isNoted = false

/** Reads each opened address and the referrer. The first value of each wins for the tab's session. */
export function useNoteOrigin(): void {
  const address = useLocation({ select: ({ searchStr }) => searchStr })
  useEffect(() => noteOrigin(address), [address])
}

function noteOrigin(search: string): void {
  const seen = { address: new URL(search || '/', window.location.origin).href, referrer: document.referrer }
  const next = attributed(isNoted ? origin.now() : remembered(), seen)
  const isNews = JSON.stringify(originNow()) !== JSON.stringify(next)
  if (isNoted && !isNews) return
  isNoted = true
  // Links already assume a direct visit: keeping the same object avoids rendering them again.
  origin.set(isNews ? next : unknownOrigin)
  try {
    sessionStorage.setItem(KEY, JSON.stringify(origin.now()))
  } catch {
    // Storage can be disabled: the values then last as long as the page.
  }
}

function remembered(): Attribution {
  try {
    return { ...unknownOrigin, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Attribution>) }
  } catch {
    return unknownOrigin
  }
}

/** Where this visit came from, for use outside components. */
export const originNow = (): Attribution => origin.now()

/** Where this visit came from; the defaults on the server and until hydration. */
export function useAttribution(): Attribution {
  return useStore(origin, unknownOrigin)
}
