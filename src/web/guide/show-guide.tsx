import { RouterContextProvider } from '@tanstack/react-router'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { lazyCode, useWasOpened } from '#ui-kit/lazy-parts.tsx'
import { createStore, useStore } from '#ui-kit/store.ts'
import type { getRouter } from '../router.tsx'

type Part = 'shortcuts' | 'tour'

const ShortcutsDialog = lazyCode(() => import('./shortcuts-dialog.tsx')).part((code) => code.ShortcutsDialog)
const Tour = lazyCode(() => import('./tour.tsx')).part((code) => code.Tour)

const shown = createStore<Part | null>(null)
let isThere = false

/**
 * Shows the list of shortcuts or the tour over any page and layout. It has its own root at the end of the page, so that
 * no page includes it.
 */
export function showGuide(router: ReturnType<typeof getRouter>, part: Part): void {
  shown.set(part)
  if (isThere) return
  isThere = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(
    <RouterContextProvider router={router}>
      <Guide />
    </RouterContextProvider>,
  )
}

function Guide() {
  const part = useStore(shown, null)
  const isList = part === 'shortcuts'
  const wasList = useWasOpened(isList)
  const close = () => shown.set(null)
  return (
    <>
      <Suspense>{wasList && <ShortcutsDialog isOpen={isList} onClose={close} onMissing={close} />}</Suspense>
      <Suspense>{part === 'tour' && <Tour onClose={close} onMissing={close} />}</Suspense>
    </>
  )
}
