import { hasUnsent, PART_GONE } from '#ui-kit/unsent.ts'

const MINUTE_MS = 60_000
const KEY = 'pankh-reloaded-at'

let isQuiet = false

/** Fetches code that nobody waits for: without it the page stays as it is. */
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
 * A new version took away the files of the page that is open: load it anew, at most once a minute.
 * Where that would lose what a person wrote, they are told and decide (foundation/offline/ui/new-version.tsx).
 */
export function reloadOnceOnFailedChunk(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Let through, the failure would make the router reload by a count of its own.
    event.preventDefault()
    // Without a network the page that is open is all there is.
    if (isQuiet || !navigator.onLine) return
    if (hasUnsent()) window.dispatchEvent(new Event(PART_GONE))
    else if (mayReload(sessionStorage, Date.now())) window.location.reload()
  })
}

/** Notes the reload that it allows. */
export function mayReload(memory: Pick<Storage, 'getItem' | 'setItem'>, now: number): boolean {
  const last = Number(memory.getItem(KEY) ?? Number.NEGATIVE_INFINITY)
  if (now - last < MINUTE_MS) return false
  memory.setItem(KEY, String(now))
  return true
}
