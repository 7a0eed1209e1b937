import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { addressIn, languageInAddress, withoutLanguage } from '#contract/language.ts'
import { showProduct } from '#contract/product.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { savesData } from '#ui-kit/saves-data.ts'
import { browserApi } from './browser-api.ts'
import type { PageContext } from './page-context.ts'
import { ErrorMessage } from './pages/error-page.tsx'
import { NotFoundMessage } from './pages/not-found-page.tsx'
import { routeTree } from './route-tree.gen.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

const pageContext = createIsomorphicFn()
  .server((): PageContext => {
    const context = getGlobalStartContext() as PageContext | undefined
    if (!context) throw new Error('a page was rendered without the context of its process')
    showProduct(context.shown)
    return context
  })
  .client(
    (): PageContext => ({
      api: browserApi(),
      publicUrl: window.location.origin,
      language: document.documentElement.lang as TextLanguage,
      addressLanguage: languageInAddress(window.location.pathname),
      readingPreferences: document.documentElement.dataset.reading ?? '',
      shown: {},
      hasCookie: true,
      offersConsent: false,
      hasDecided: false,
      posted: undefined,
      notice: undefined,
    }),
  )

/** One router per rendered page on the server, one per tab in the browser. */
export function getRouter() {
  const context = pageContext()
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    // `/hi/events` is the page `/events`, with links to other pages in Hindi.
    rewrite: {
      input: ({ url }) => withPath(url, withoutLanguage(url.pathname)),
      output: ({ url }) => withPath(url, addressIn(context.addressLanguage, url.pathname)),
    },
    scrollRestoration: scrollsRendered(),
    defaultPreload: savesData() ? false : 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultErrorComponent: ErrorMessage,
    defaultNotFoundComponent: NotFoundMessage,
    // Applied before hydration, which must produce the same texts as the server.
    dehydrate: () => ({ shown: context.shown, offersConsent: context.offersConsent }),
    hydrate: ({ shown, offersConsent }) => {
      showProduct(shown)
      context.offersConsent = offersConsent
    },
    ...(context.nonce ? { ssr: { nonce: context.nonce } } : {}),
  })
}

/**
 * Whether the router scrolls a page after rendering. It leaves the server-rendered page alone: its reader may have
 * scrolled while the code loaded. A reload restores the position again, because cards are only then laid out in full.
 */
function scrollsRendered(): () => boolean {
  if (import.meta.env.SSR) return () => true
  const [loading] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  let sent = loading?.type === 'navigate' ? window.location.href : undefined
  return () => {
    const stays = sent === window.location.href
    sent = undefined
    // The router has just forgotten who scrolled; it stores positions only for elements it sees scrolling.
    if (stays) document.dispatchEvent(new Event('scroll'))
    // Restoring a position needs every card and the footer to be laid out (card.module.css, footer.module.css).
    else delete document.documentElement.dataset.sent
    return !stays
  }
}

function withPath(url: URL, path: string): URL {
  url.pathname = path
  return url
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
