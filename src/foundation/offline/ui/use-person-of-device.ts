import { rootRouteId, useLoaderData } from '@tanstack/react-router'
import { useEffect } from 'react'
import { assumeViewer } from '#foundation/accounts/ui/index.ts'
import { personOfDevice } from '../device/device-person.ts'
import { startNoting } from '../device/person-noting.ts'
import { isKeptCopy, setPersonOfTab } from './carry-acts.ts'
import { tellDevice } from './device-news.ts'

/** What a kept copy brought along; what is loaded later is an answer. */
let ofCopy: object | undefined

/**
 * A copy that was kept says of nobody that they are signed in: whoever was here last reads it. A page from the line
 * says who is, and what others saved goes. A page that could not be told keeps to what was known, and nothing goes.
 */
export function usePersonOfDevice(): void {
  const loaded = useLoaderData({ from: rootRouteId })
  useEffect(() => {
    const { viewer, isKnown } = loaded
    if (!isKnown) return
    setPersonOfTab(viewer)
    if (!isKeptCopy()) {
      void startNoting(viewer).then(() => tellDevice())
      return
    }
    ofCopy ??= loaded
    if (loaded !== ofCopy) return assumeViewer(null)
    let isLate = false
    void personOfDevice().then((known) => {
      if (isLate) return
      setPersonOfTab(known ?? null)
      // Not put where the copy's own data stands: a part of the page that React has yet to take over must find that.
      assumeViewer(known ?? null)
    })
    return () => {
      isLate = true
    }
  }, [loaded])
}
