import { RouterClient } from '@tanstack/react-router/ssr/client'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { TextLanguage } from '#contract/language.ts'
import { watchUnsent } from '#ui-kit/unsent.ts'
import { answered, network } from './browser-api.ts'
import { fetchQuietly, reloadOnceOnFailedChunk } from './failed-chunk.ts'
import { getRouter } from './router.tsx'

/** A page that is left before that was not read, and the first load stays light. */
const COUNTED_AFTER_MS = 3_000

// In development no language has files of its own (scripts/words-of-languages.ts): all of them are there.
if (import.meta.env.DEV) {
  const { overwriteGetLocale } = await import('#messages/runtime.js')
  overwriteGetLocale(() => document.documentElement.lang as TextLanguage)
}
reloadOnceOnFailedChunk()
watchUnsent()
// Each step has a task of its own: what is pressed in between waits for one of them only.
setTimeout(() => setTimeout(hydrate, 0, getRouter()))

/** What no page waits for: the outbox and copies of this device, then the keys and the tour. */
async function startLater(router: ReturnType<typeof getRouter>): Promise<void> {
  const code = await fetchQuietly(() => import('#foundation/offline/ui/start-offline.ts'))
  code?.startOffline(network)
  const guide = await fetchQuietly(() => import('./guide/start-guide.ts'))
  guide?.startGuide(router)
}

/**
 * The place to come back to is where the reader was. While the next page is on its way, what moves is the shorter
 * stand-in, and the router would remember its place for the page before.
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
  // A copy from this device says so at once.
  const isCopy = document.documentElement.dataset.keptAt !== undefined
  setTimeout(startLater, isCopy ? 0 : COUNTED_AFTER_MS, router)
  startTransition(() => {
    // Start's own client would bring the serializer of server functions along, which Pankh has none of: 10 kB.
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
    )
  })
}
