import { createRouter } from '@tanstack/react-router'
import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start'
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
    return context
  })
  .client(
    (): PageContext => ({
      api: browserApi(),
      publicUrl: window.location.origin,
      aboutUrl: undefined,
      hasCookie: true,
      posted: undefined,
      notice: undefined,
    }),
  )

/** One router a page on the server, one a tab in the browser. */
export function getRouter() {
  const context = pageContext()
  return createRouter({
    routeTree,
    context,
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPreload: savesData() ? false : 'intent',
    defaultPreloadStaleTime: 30_000,
    defaultErrorComponent: ErrorMessage,
    defaultNotFoundComponent: NotFoundMessage,
    // The loader of the root runs again in the browser, where the process is out of reach.
    dehydrate: () => ({ aboutUrl: context.aboutUrl ?? null }),
    hydrate: ({ aboutUrl }) => {
      context.aboutUrl = aboutUrl ?? undefined
    },
    ...(context.nonce ? { ssr: { nonce: context.nonce } } : {}),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
