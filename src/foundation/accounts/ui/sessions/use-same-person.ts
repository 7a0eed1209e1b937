import { rootRouteId, useLoaderData, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { useViewer } from './use-viewer.ts'

/** The storage key for the person a page was last rendered for. Other tabs receive each change as an event. */
const KEY = 'pankh-person'
const NOBODY = 'nobody'
const LEAVING = 'leaving'

/**
 * All tabs of a browser show the same logged-in person, and so does a page that Back restores from memory (decision
 * 038). A page of a person who logged out reloads in full, so that nothing of theirs remains; a visitor's page only
 * updates, so that typed text stays. Once per page, in its frame.
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
    // An offline copy always says that nobody is logged in, so it isn't noted.
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

/** Call before sending a log-out: Back may restore a page before the next page has noted the person it shows. */
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
    // Storage is disabled or full: each tab finds out when it loads its next page.
  }
}
