import { NetworkFirst } from 'workbox-strategies'
import { addressIn, languageInAddress, withoutLanguage } from '#contract/language.ts'
import { lookOfDevice, personOfDevice } from '#foundation/offline/device/device-person.ts'
import { COPY_MADE_AT, keyOf, OFFLINE_PAGE, PAGES_CACHE } from '#foundation/offline/device/offline-copies.ts'
import { packName, packOf } from '#foundation/offline/device/packs.ts'
import { FIRST_LANGUAGE, offlinePage } from './keep-shell.ts'
import { addressOfCopy, packedAt } from './page-of-address.ts'

/** Seconds before an offline copy is shown instead; without a copy, it waits for the network. */
const PATIENCE = 8

const isOfflinePage = (pathname: string): boolean =>
  withoutLanguage(pathname).replace(/\/+$/, '') === OFFLINE_PAGE

/** A page from the network; otherwise its offline copy, or the offline page. */
export const openPage = new NetworkFirst({
  cacheName: PAGES_CACHE,
  networkTimeoutSeconds: PATIENCE,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // Copies are fetched separately, without credentials (keep-page.ts), because this response may be private.
      cacheWillUpdate: async () => null,
      cacheKeyWillBeUsed: async ({ request }) => {
        const { pathname, search } = new URL(request.url)
        const copied = isOfflinePage(pathname) ? OFFLINE_PAGE : addressOfCopy(pathname + search)
        if (copied === undefined) return request
        const language = languageInAddress(pathname) ?? (await lookOfDevice())?.language ?? FIRST_LANGUAGE
        return keyOf(copied, language)
      },
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
        const { pathname, search } = new URL(request.url)
        const copy = isOfflinePage(pathname) ? await offlinePage(pathname + search) : cachedResponse
        return copy ? markedAsCopy(copy) : null
      },
      handlerDidError: async ({ request }) => {
        const { pathname, search } = new URL(request.url)
        if (isOfflinePage(pathname)) return undefined
        const asked = pathname + search
        const way = addressIn(languageInAddress(pathname), OFFLINE_PAGE)
        const pack = await savedPack(asked)
        return Response.redirect(`${way}?${pack ? `pack=${pack}` : `from=${encodeURIComponent(asked)}`}`, 302)
      },
    },
  ],
})

/** The pack that this device's person saved of the page, as the offline page names it: `event-3`. */
async function savedPack(address: string): Promise<string | undefined> {
  const of = packedAt(address)
  const person = of && (await personOfDevice())
  if (!person || !(await packOf(packName({ user_id: person.user_id, ...of })))) return undefined
  return `${of.kind}-${of.thing}`
}

/** Marks a copy with the time it was made, and applies this device's reading preferences. */
async function markedAsCopy(copy: Response): Promise<Response> {
  const made = Date.parse(copy.headers.get('date') ?? '')
  const madeAt = Number.isNaN(made) ? '' : new Date(made).toISOString()
  const reading = (await lookOfDevice())?.reading ?? ''
  const marks = `${COPY_MADE_AT}="${madeAt}"${/^\w+$/.test(reading) ? ` data-reading="${reading}"` : ''}`
  const headers = new Headers(copy.headers)
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  const html = await copy.text()
  return new Response(html.replace(/<html /, `<html ${marks} `), { status: copy.status, headers })
}
