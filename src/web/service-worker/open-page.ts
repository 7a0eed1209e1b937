import { NetworkFirst } from 'workbox-strategies'
import { lookOfDevice } from '#foundation/offline/device/device-person.ts'
import {
  KEPT_AT,
  keptAddress,
  keyOf,
  OFFLINE_PAGE,
  PAGES_CACHE,
} from '#foundation/offline/device/kept-pages.ts'

/** Seconds after which a kept copy is shown, where there is one; without one the line is waited for. */
const PATIENCE = 8

const languageOf = (address: string, chosen: string | undefined): string =>
  /^\/hi(\/|$)/.test(address) ? 'hi' : (chosen ?? 'en')

/** A page from the line; without one the copy that is kept of it, or the way to what works now. */
export const openPage = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // Copies are fetched by themselves, without credentials (keep-page.ts): this answer may be one person's.
      cacheWillUpdate: async () => null,
      cacheKeyWillBeUsed: async ({ request }) => {
        const { pathname, search } = new URL(request.url)
        const kept = keptAddress(pathname + search)
        const look = await lookOfDevice()
        return kept === undefined ? request : keyOf(kept, languageOf(kept, look?.language))
      },
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? markedAsKept(cachedResponse) : null,
      handlerDidError: async ({ request }) => {
        const { pathname, search } = new URL(request.url)
        if (keptAddress(pathname) === OFFLINE_PAGE) return undefined
        return Response.redirect(`${OFFLINE_PAGE}?from=${encodeURIComponent(pathname + search)}`, 302)
      },
    },
  ],
})

/** Says on its root element when it was made, and carries the reading settings of this device. */
async function markedAsKept(copy: Response): Promise<Response> {
  const made = Date.parse(copy.headers.get('date') ?? '')
  const kept = Number.isNaN(made) ? '' : new Date(made).toISOString()
  const reading = (await lookOfDevice())?.reading ?? ''
  const marks = `${KEPT_AT}="${kept}"${/^\w+$/.test(reading) ? ` data-reading="${reading}"` : ''}`
  const headers = new Headers(copy.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const html = await copy.text()
  return new Response(html.replace(/<html /, `<html ${marks} `), { status: copy.status, headers })
}
