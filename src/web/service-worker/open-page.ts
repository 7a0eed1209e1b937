import { NetworkFirst } from 'workbox-strategies'
import { addressIn, languageInAddress, withoutLanguage } from '#contract/language.ts'
import { lookOfDevice } from '#foundation/offline/device/device-person.ts'
import {
  KEPT_AT,
  keptAddress,
  keyOf,
  OFFLINE_PAGE,
  PAGES_CACHE,
} from '#foundation/offline/device/kept-pages.ts'
import { FIRST_LANGUAGE, offlinePage } from './keep-shell.ts'

/** Seconds after which a kept copy is shown, where there is one; without one the line is waited for. */
const PATIENCE = 8

const isOfflinePage = (pathname: string): boolean =>
  withoutLanguage(pathname).replace(/\/+$/, '') === OFFLINE_PAGE

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
        const kept = isOfflinePage(pathname) ? OFFLINE_PAGE : keptAddress(pathname + search)
        if (kept === undefined) return request
        const language = languageInAddress(pathname) ?? (await lookOfDevice())?.language ?? FIRST_LANGUAGE
        return keyOf(kept, language)
      },
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
        const { pathname, search } = new URL(request.url)
        const copy = isOfflinePage(pathname) ? await offlinePage(pathname + search) : cachedResponse
        return copy ? markedAsKept(copy) : null
      },
      handlerDidError: async ({ request }) => {
        const { pathname, search } = new URL(request.url)
        if (isOfflinePage(pathname)) return undefined
        const way = addressIn(languageInAddress(pathname), OFFLINE_PAGE)
        return Response.redirect(`${way}?from=${encodeURIComponent(pathname + search)}`, 302)
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
