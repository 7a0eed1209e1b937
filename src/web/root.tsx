import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
  useLocation,
} from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { product } from '#contract/product.ts'
import { MAKE_FIRST_FORMAT } from '#ui-kit/first-format.ts'
import { FormPartsContext } from '#ui-kit/form-parts.ts'
import { PicturePartsContext } from '#ui-kit/picture-shown.ts'
import '#ui-kit/styles.css'
import { loadConsentBanner } from '#foundation/analytics/ui/consent/consent-code.ts'
import { ADDRESS_NAMES } from '#foundation/attribution/ui/index.ts'
import { loadDeletionNotice } from '#foundation/privacy/ui/deletion-notice-code.ts'
import { loadWaitingPicture, WaitingPicture } from '#foundation/reading-preferences/ui/index.ts'
import { m } from '#messages/messages.js'
import { loadUserMenu } from './layouts/user-menu-code.ts'
import type { PageContext } from './page-context.ts'
import { ErrorPage } from './pages/error-page.tsx'
import { NotFoundPage } from './pages/not-found-page.tsx'

/**
 * Runs before the first paint and hides the offer of the tour from people who ended it. The key repeats the one in
 * `guide/tour.tsx`; importing it would split the first load into more files.
 */
const HIDE_TOUR_OFFER =
  'try{if(localStorage.getItem("pankh-toured"))document.documentElement.dataset.toured=""}catch{}'

/** The attribution parameters of an address. All others belong to the pages. */
function originInAddress(search: Record<string, unknown>) {
  const given = ADDRESS_NAMES.filter((name) => typeof search[name] === 'string')
  return Object.fromEntries(given.map((name) => [name, search[name] as string])) as {
    [K in (typeof ADDRESS_NAMES)[number]]?: string
  }
}

export const Route = createRootRouteWithContext<PageContext>()({
  validateSearch: originInAddress,
  // Loads what only the server knows; logging in and out loads it again.
  loader: async ({ context: { api, hasCookie, ...context } }) => {
    const [session, program] = await Promise.all([
      hasCookie ? api('GET /user/session/', {}) : null,
      api('GET /v2/event/course/newest/', {}),
    ])
    const viewer = session?.success ? session.data : null
    const asksConsent = context.offersConsent && !context.hasDecided
    if (asksConsent) await loadConsentBanner()
    if (viewer?.deletion_at) await loadDeletionNotice()
    if (context.readingPreferences.includes('d')) await loadWaitingPicture()
    return {
      viewer,
      // A failed call doesn't mean that nobody is logged in.
      isKnown: !session || session.success,
      unread: viewer && ((await (await loadUserMenu())?.loadUnread(api)) ?? null),
      asksConsent,
      posted: context.posted,
      notice: context.notice,
      program: program.success ? program.data : null,
    }
  },
  shouldReload: false,
  staleTime: Number.POSITIVE_INFINITY,
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1' },
      { name: 'theme-color', content: product.themeColor },
      { property: 'og:site_name', content: product.name },
      { property: 'og:locale', content: m.page_locale().replace('-', '_') },
    ],
    links: [
      { rel: 'icon', type: 'image/svg+xml', href: '/feather.svg' },
      { rel: 'apple-touch-icon', href: '/icons/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
  }),
  component: Root,
  errorComponent: ErrorPage,
  notFoundComponent: NotFoundPage,
  shellComponent: Document,
})

/** A refused form belongs to the page that was loaded, not to pages opened from it. */
function Root() {
  const { api, readingPreferences } = Route.useRouteContext()
  const { posted } = Route.useLoaderData()
  const address = useLocation({ select: ({ href }) => href })
  const [firstAddress] = useState(address)
  const isFirst = address === firstAddress
  const parts = useMemo(() => ({ api, posted: isFirst ? posted : undefined }), [api, posted, isFirst])
  const pictures = useMemo(
    () => ({ wasSaving: readingPreferences.includes('d'), Waiting: WaitingPicture }),
    [readingPreferences],
  )
  return (
    <FormPartsContext value={parts}>
      <PicturePartsContext value={pictures}>
        <Outlet />
      </PicturePartsContext>
    </FormPartsContext>
  )
}

function Document({ children }: { children: React.ReactNode }) {
  const { language, readingPreferences } = Route.useRouteContext()
  return (
    // Keeps what was changed before hydration, such as reading preferences in the header.
    <html lang={language} data-reading={readingPreferences || undefined} data-sent suppressHydrationWarning>
      <head>
        {/* Styles arrive in the order of their routes, so the order of layers must be declared before all of them. */}
        <style href="layers" precedence="layers">
          {'@layer tokens, base, kit, features;'}
        </style>
        <HeadContent />
        {import.meta.env.SSR && <ScriptOnce>{`${MAKE_FIRST_FORMAT};${HIDE_TOUR_OFFER}`}</ScriptOnce>}
      </head>
      <body>
        {children}
        <Scripts />
      </body>
    </html>
  )
}
