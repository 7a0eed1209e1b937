import { type AnyRouteMatch, rootRouteId, useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { notePerson, personOfDevice } from '../device/device-person.ts'
import { isKeptCopy, setPersonOfTab } from './carry-acts.ts'
import { tellDevice } from './device-news.ts'
import { useIsReaderKnown, useReader } from './use-reader.ts'

/**
 * A copy that was kept says of nobody that they are signed in: whoever was here last reads it. A page from the line
 * says who is, and what others saved goes. A page that could not be told keeps to what was known, and nothing goes.
 */
export function usePersonOfDevice(): void {
  const router = useRouter()
  const viewer = useReader()
  const isKnown = useIsReaderKnown()
  useEffect(() => {
    if (!isKnown) return
    setPersonOfTab(viewer)
    if (!isKeptCopy()) {
      void notePerson(viewer).then(() => tellDevice())
      return
    }
    if (viewer) return
    void personOfDevice().then((known) => {
      setPersonOfTab(known ?? null)
      // Loaded anew, the page itself would fail: the root's data alone is changed where it stands.
      const { matches } = router.state
      if (known) router.stores.setMatches(matches.map((match) => withViewer(match, known)))
    })
  }, [viewer, isKnown, router])
}

function withViewer<Match extends AnyRouteMatch>(match: Match, viewer: UserDetails): Match {
  if (match.routeId !== rootRouteId) return match
  return { ...match, loaderData: { ...(match.loaderData as object), viewer } }
}
