import { MINUTE_MS } from '#contract/durations.ts'
import { hasUnsent, PART_GONE } from '#ui-kit/unsent.ts'

const KEY = 'pankh-reloaded-at'

let isQuiet = false

/** Loads code that nobody waits for; if that fails, the page stays as it is. */
export async function fetchQuietly<Code>(fetchCode: () => Promise<Code>): Promise<Code | undefined> {
  isQuiet = true
  try {
    return await fetchCode()
  } catch {
    return undefined
  } finally {
    isQuiet = false
  }
}

/**
 * Reloads the page, at most once a minute, if a new version has removed its files. If that would lose a text, it asks
 * the person instead (foundation/offline/ui/new-version.tsx).
 */
export function reloadOnceOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Otherwise the router would reload by its own count.
    event.preventDefault()
    // Without a network, the open page is all there is.
    if (isQuiet || !navigator.onLine) return
    if (hasUnsent()) window.dispatchEvent(new Event(PART_GONE))
    else if (mayReload(sessionStorage, Date.now())) window.location.reload()
  })
}

/** Also stores the reload that it allows. */
export function mayReload(memory: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(memory.getItem(KEY) ?? Number.NEGATIVE_INFINITY)
  if (now - last < MINUTE_MS) return false
  memory.setItem(KEY, String(now))
  return true
}
