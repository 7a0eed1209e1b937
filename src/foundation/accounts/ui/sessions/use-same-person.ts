import { rootRouteId, useLoaderData, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { useViewer } from './use-viewer.ts'

/** The key under which the browser notes whom a page was last rendered for. Every other tab hears a change of it. */
const KEY = 'pankh-person'
const NOBODY = 'nobody'
const LEAVING = 'leaving'

/**
 * Once a page, in its frame: all tabs of a browser show the person who is signed in, and so does a page that Back
 * brings out of the browser's memory (decision 038). A page of somebody who left is loaded anew in whole, so that
 * nothing of theirs stays; a visitor's page only learns who came, so that what was written in it stays.
 */
export function useSamePerson(): void {
  const { isKnown } = useLoaderData({ from: rootRouteId })
  const viewer = useViewer()
  const { api } = useFormParts()
  const router = useRouter()
  const shown = viewer ? String(viewer.user_id) : NOBODY

  const follow = useEffectEvent(async (event: StorageEvent) => {
    if (event.key !== KEY || event.newValue === shown || event.newValue === LEAVING) return
    const answer = await api('GET /user/session/', {})
    if (!answer.success || String(answer.data?.user_id ?? NOBODY) === shown) return
    if (shown === NOBODY) await router.invalidate()
    else location.reload()
  })
  const lookAgain = useEffectEvent((event: PageTransitionEvent) => {
    if (!event.persisted || shown === (lastShown() ?? shown)) return
    document.body.hidden = true
    location.reload()
  })

  useEffect(() => {
    // An offline copy says of nobody that they are signed in.
    if (isKnown && document.documentElement.dataset.keptAt === undefined) noteShown(shown)
  }, [isKnown, shown])
  useEffect(() => {
    window.addEventListener('storage', follow)
    window.addEventListener('pageshow', lookAgain)
    return () => {
      window.removeEventListener('storage', follow)
      window.removeEventListener('pageshow', lookAgain)
    }
  }, [])
}

/**
 * Before a log-out is sent: Back may bring a page out of memory before the page that follows has noted whom it shows.
 */
export const noteLeaving = () => noteShown(LEAVING)

function lastShown(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function noteShown(person: string): void {
  try {
    if (localStorage.getItem(KEY) !== person) localStorage.setItem(KEY, person)
  } catch {
    // Storage is switched off or full: each tab learns of it with its next page.
  }
}
