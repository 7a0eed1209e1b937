import { CacheExpiration } from 'workbox-expiration'
import { personOfDevice } from '#foundation/offline/device/device-person.ts'
import { inTurn } from '#foundation/offline/device/in-turn.ts'
import { keyOf, PAGES_CACHE } from '#foundation/offline/device/offline-copies.ts'
import { addressOfCopy } from './page-of-address.ts'

const MOST_PAGES = 60
const RETENTION_SECONDS = 30 * 24 * 60 * 60
/** A copy made within this time is not made again. */
const FRESH_MS = 10 * 60_000

const expiration = new CacheExpiration(PAGES_CACHE, {
  maxEntries: MOST_PAGES,
  maxAgeSeconds: RETENTION_SECONDS,
  matchOptions: { ignoreVary: true },
})

/**
 * Keeps a copy of a public page as every visitor gets it: it is fetched without credentials, so nothing of a person can
 * be in it. What the server calls private is not copied, nor what came once its reader had left this device: its
 * address tells what they read.
 */
export async function keepPage(
  address: string,
  { language, reader }: { language: string; reader: number | null },
): Promise<void> {
  const copied = addressOfCopy(address)
  if (copied === undefined) return
  const key = keyOf(copied, language)
  if (isFresh(await (await caches.open(PAGES_CACHE)).match(key, { ignoreVary: true }))) return
  const copy = await fetchCopy(copied, language)
  if (!copy) return
  // Whoever leaves is forgotten first and what they opened in turn with this: it finds one or the other.
  await inTurn(PAGES_CACHE, async () => {
    if (((await personOfDevice())?.user_id ?? null) !== reader) return
    await (await caches.open(PAGES_CACHE)).put(key, copy)
    await expiration.updateTimestamp(key)
    await expiration.expireEntries()
  })
}

/** A page as every visitor gets it, all of it; undefined where it is not to be copied. */
export async function fetchCopy(address: string, language: string): Promise<Response | undefined> {
  const response = await fetch(address, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { accept: 'text/html', 'accept-language': language },
  })
  // To its end, however slow the network is: nobody who leaves waits for what is still on its way.
  return mayBeCopied(response) ? new Response(await response.blob(), response) : undefined
}

function mayBeCopied({ status, redirected, headers }: Response): boolean {
  const isPrivate = /private|no-store/.test(headers.get('cache-control') ?? '')
  return status === 200 && !redirected && !isPrivate && /^text\/html/.test(headers.get('content-type') ?? '')
}

/** Whether a copy is fresh, by this device's clock: where it is wrong, the page is only fetched once more. */
function isFresh(copy: Response | undefined): boolean {
  const made = Date.parse(copy?.headers.get('date') ?? '')
  return Math.abs(Date.now() - made) < FRESH_MS
}
