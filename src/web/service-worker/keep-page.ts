import { CacheExpiration } from 'workbox-expiration'
import { MINUTE_MS } from '#contract/durations.ts'
import { personOfDevice } from '#foundation/offline/device/device-person.ts'
import { inTurn } from '#foundation/offline/device/in-turn.ts'
import { keyOf, PAGES_CACHE } from '#foundation/offline/device/offline-copies.ts'
import { addressOfCopy } from './page-of-address.ts'

const MOST_PAGES = 60
const RETENTION_SECONDS = 30 * 24 * 60 * 60
/** Milliseconds in which a copy isn't made again. */
const FRESH_MS = 10 * MINUTE_MS

const expiration = new CacheExpiration(PAGES_CACHE, {
  maxEntries: MOST_PAGES,
  maxAgeSeconds: RETENTION_SECONDS,
  matchOptions: { ignoreVary: true },
})

/**
 * Stores a copy of a public page, or deletes that of a page that is gone. It's fetched without credentials, so it can't
 * contain anything personal. Private responses aren't copied, nor pages of someone who has left this device meanwhile,
 * because the address shows what they read.
 */
export async function keepPage(
  address: string,
  { language, reader }: { language: string; reader: number | null },
): Promise<void> {
  const copied = addressOfCopy(address)
  if (copied === undefined) return
  const key = keyOf(copied, language)
  if (isFresh(await (await caches.open(PAGES_CACHE)).match(key, { ignoreVary: true }))) return
  const response = await fetchPage(copied, language)
  if (isGone(response)) {
    await inTurn(PAGES_CACHE, async () => void (await (await caches.open(PAGES_CACHE)).delete(key)))
    return
  }
  const copy = await copyOf(response)
  if (!copy) return
  // Leaving deletes the person first, then the copies in turn with this: either this sees that, or that deletes this
  // copy.
  await inTurn(PAGES_CACHE, async () => {
    if (((await personOfDevice())?.user_id ?? null) !== reader) return
    await (await caches.open(PAGES_CACHE)).put(key, copy)
    await expiration.updateTimestamp(key)
    await expiration.expireEntries()
  })
}

/** A page as visitors get it, complete; undefined if it must not be copied. */
export async function fetchCopy(address: string, language: string): Promise<Response | undefined> {
  return copyOf(await fetchPage(address, language))
}

const fetchPage = (address: string, language: string): Promise<Response> =>
  fetch(address, {
    credentials: 'omit',
    cache: 'no-store',
    headers: { accept: 'text/html', 'accept-language': language },
  })

const isGone = ({ status }: Response): boolean => status === 404 || status === 410

async function copyOf(response: Response): Promise<Response | undefined> {
  // Read to the end here, so that someone who leaves never waits for a slow network.
  return mayBeCopied(response) ? new Response(await response.blob(), response) : undefined
}

function mayBeCopied({ status, redirected, headers }: Response): boolean {
  const isPrivate = /private|no-store/.test(headers.get('cache-control') ?? '')
  return status === 200 && !redirected && !isPrivate && /^text\/html/.test(headers.get('content-type') ?? '')
}

/** Whether a copy is fresh by this device's clock; if the clock is wrong, the page is only fetched again. */
function isFresh(copy: Response | undefined): boolean {
  const made = Date.parse(copy?.headers.get('date') ?? '')
  return Math.abs(Date.now() - made) < FRESH_MS
}
