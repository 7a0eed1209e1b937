import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { TextLanguage } from '#contract/language.ts'
import { watchUnsent } from '#ui-kit/unsent.ts'
import { answered, network } from './browser-api.ts'
import { fetchQuietly, reloadOnceOnFailedChunk } from './failed-chunk.ts'
import { getRouter } from './router.tsx'

/** Milliseconds; a page left sooner wasn't read, and the first load stays light. */
const COUNTED_AFTER_MS = 3_000

// In development, a single set of files contains all languages (scripts/split-by-language.ts).
if (import.meta.env.DEV) {
  const { overwriteGetLocale } = await import('#messages/runtime.js')
  overwriteGetLocale(() => document.documentElement.lang as TextLanguage)
}
reloadOnceOnFailedChunk()
watchUnsent()
// Each step is a task of its own, so that input in between waits for only one.
setTimeout(() => setTimeout(hydrate, 0, getRouter()))

/** What no page waits for: the outbox and offline copies, then keyboard shortcuts and the tour. */
async function startLater(router: ReturnType<typeof getRouter>): Promise<void> {
  const code = await fetchQuietly(() => import('#foundation/offline/ui/start-offline.ts'))
  code?.startOffline(network)
  const guide = await fetchQuietly(() => import('./guide/start-guide.ts'))
  guide?.startGuide(router)
}

/**
 * Back should return to where the reader was. While the next page loads, its shorter skeleton scrolls, and the router
 * would store that position for the previous page.
 */
function keepPlace(router: ReturnType<typeof getRouter>): void {
  const isLeaving = ({ location, resolvedLocation } = router.state) =>
    resolvedLocation && resolvedLocation.href !== location.href
  window.addEventListener(
    'scroll',
    (event) => event.target === document && isLeaving() && event.stopPropagation(),
    true,
  )
}

function hydrate(router: ReturnType<typeof getRouter>): void {
  keepPlace(router)
  setTimeout(async () => {
    if (!navigator.onLine) return
    const code = await fetchQuietly(() => import('#foundation/analytics/ui/watching/watch-visits.ts'))
    code?.watchVisits(router, answered)
  }, COUNTED_AFTER_MS)
  // An offline copy says so at once.
  const isCopy = document.documentElement.dataset.keptAt !== undefined
  setTimeout(startLater, isCopy ? 0 : COUNTED_AFTER_MS, router)
  startTransition(() => {
    // Start's own client would add the serializer of server functions, which Pankh doesn't use: 10 kB.
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}
