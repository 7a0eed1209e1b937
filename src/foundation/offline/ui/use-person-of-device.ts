import { rootRouteId, useLoaderData } from '@tanstack/react-router'
import { useEffect } from 'react'
import { assumeViewer } from '#foundation/accounts/ui/index.ts'
import { notePerson, personOfDevice } from '../device/device-person.ts'
import { isKeptCopy, setPersonOfTab } from './carry-acts.ts'
import { tellDevice } from './device-news.ts'

/** What a kept copy brought along; what is loaded later is an answer. */
let ofCopy: object | undefined

let noting: Promise<void> = Promise.resolve()
/** Once the device knows whom the server named last. */
export const personNoted = (): Promise<void> => noting

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
      noting = notePerson(viewer)
      void noting.then(() => tellDevice())
      return
    }
    ofCopy ??= loaded
    if (loaded !== ofCopy) return assumeViewer(null)
    void personOfDevice().then((known) => {
      setPersonOfTab(known ?? null)
      // Not put where the copy's own data stands: a part of the page that React has yet to take over must find that.
      assumeViewer(known ?? null)
    })
  }, [loaded])
}
