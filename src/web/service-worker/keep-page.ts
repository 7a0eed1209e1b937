import { CacheExpiration } from 'workbox-expiration'
import { keptAddress, keyOf, OFFLINE_PAGE, PAGES_CACHE } from '#foundation/offline/device/kept-pages.ts'

const MOST_PAGES = 60
const KEPT_SECONDS = 30 * 24 * 60 * 60
/** A copy made within this time is not made again. */
const FRESH_MS = 10 * 60_000

const expiration = new CacheExpiration(PAGES_CACHE, {
  maxEntries: MOST_PAGES,
  maxAgeSeconds: KEPT_SECONDS,
  matchOptions: { ignoreVary: true },
})

/**
 * Keeps a copy of a public page as every visitor gets it: it is fetched without credentials, so nothing of a person can
 * be in it. What the server calls private is not kept.
 */
export async function keepPage(
  address: string,
  { language, isRenewed = false }: { language: string; isRenewed?: boolean },
): Promise<void> {
  const kept = keptAddress(address)
  if (kept === undefined) return
  const key = keyOf(kept, language)
  const cache = await caches.open(PAGES_CACHE)
  if (!isRenewed && isFresh(await cache.match(key, { ignoreVary: true }))) return
  const response = await fetch(kept, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { accept: 'text/html', 'accept-language': language },
  })
  if (!mayBeKept(response)) return
  await cache.put(key, response)
  // Without a date of its own the offline page is never too old.
  if (kept === OFFLINE_PAGE) return
  await expiration.updateTimestamp(key)
  await expiration.expireEntries()
}

function mayBeKept({ status, redirected, headers }: Response): boolean {
  const isPrivate = /private|no-store/.test(headers.get('cache-control') ?? '')
  return status === 200 && !redirected && !isPrivate && /^text\/html/.test(headers.get('content-type') ?? '')
}

/** By the distance of both clocks: where this device's is wrong, the page is only fetched once more. */
function isFresh(copy: Response | undefined): boolean {
  const made = Date.parse(copy?.headers.get('date') ?? '')
  return Math.abs(Date.now() - made) < FRESH_MS
}
