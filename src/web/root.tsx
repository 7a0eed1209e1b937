import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router'
import { product } from '#contract/product.ts'
import '#ui-kit/styles.css'
import type { PageContext } from './page-context.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'

/** Where a visit came from stays in the address; what else is there belongs to the pages. */
function originInAddress(search: Record<string, unknown>) {
  const names = [
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
    'gclid',
    'referral_code',
  ] as const
  const given = names.filter((name) => typeof search[name] === 'string')
  return Object.fromEntries(given.map((name) => [name, search[name] as string])) as {
    [K in (typeof names)[number]]?: string
  }
}

export const Route = createRootRouteWithContext<PageContext>()({
  validateSearch: originInAddress,
  // Where "About Us" leads is known to the process alone; it comes to the browser with the page.
  loader: ({ context }) => ({ aboutUrl: context.aboutUrl }),
  shouldReload: false,
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: product.themeColor },
      { property: 'og:site_name', content: product.name },
    ],
    links: [{ rel: 'icon', type: 'image/svg+xml', href: '/feather.svg' }],
  }),
  component: Outlet,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
  shellComponent: Document,
})

function Document({ children }: { children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        {/* Styles come in whatever order their routes do: the order of the layers must stand before all of them. */}
        <style>{'@layer tokens, base, kit, features;'}</style>
        <HeadContent />
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
