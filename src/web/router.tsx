import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
import { showProduct } from '#contract/product.ts'
import { browserApi } from './browser-api.ts'
import { savesData } from './connection.ts'
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
      shown: {},
      hasCookie: true,
      offersConsent: false,
      hasDecided: false,
      posted: undefined,
      notice: undefined,
    }),
  )

/** One router a page on the server, one a tab in the browser. */
export function getRouter(tree: typeof routeTree = routeTree) {
  const context = pageContext()
  return createRouter({
    routeTree: tree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: savesData() ? false : 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultErrorComponent: ErrorMessage,
    defaultNotFoundComponent: NotFoundMessage,
    // Before the first part of the page is taken over: what it says must be what stands there.
    dehydrate: () => ({ shown: context.shown, offersConsent: context.offersConsent }),
    hydrate: ({ shown, offersConsent }) => {
      showProduct(shown)
      context.offersConsent = offersConsent
    },
    ...(context.nonce ? { ssr: { nonce: context.nonce } } : {}),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
