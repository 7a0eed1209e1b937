import { useEffect } from 'react'
import { notePerson, personOfDevice } from '../device/device-person.ts'
import { isKeptCopy, setPersonOfTab } from './carry-acts.ts'
import { tellDevice } from './device-news.ts'
import { useReader } from './use-reader.ts'

/**
 * A copy that was kept says of nobody that they are signed in: whoever was here last reads it. A page from the line
 * says who is, and what others saved goes.
 */
export function usePersonOfDevice(): void {
  const viewer = useReader()
  useEffect(() => {
    setPersonOfTab(viewer)
    if (!isKeptCopy()) {
      void notePerson(viewer).then(() => tellDevice())
      return
    }
    if (viewer) return
    void personOfDevice().then((known) => {
      // The root's data stays that of the page: what was loaded with it can't be loaded anew without a line.
      setPersonOfTab(known ?? null)
    })
  }, [viewer])
}
