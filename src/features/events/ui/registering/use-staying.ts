import { useEffect } from 'react'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { ROOM_OPENS_MS } from '../../event-values.contract.ts'
import type { EventDetails } from '../../events.contract.ts'

/** Between two signs that the person is still there. A hidden tab's timers run once a minute at most. */
const SIGN_MS = 60_000

/**
 * Tells the server, while a page that leads into an event is open and when the person comes back to it, that they are
 * still there. The server counts that from their press on Join on. Null: there is nothing to tell.
 */
export function useStaying(id: number | null): void {
  const { api } = useFormParts()
  useEffect(() => {
    if (id === null) return
    const tell = () => void api('POST /v2/event/stay/', { body: { id } })
    const tellOnReturn = () => {
      if (document.visibilityState === 'visible') tell()
    }
    tell()
    const timer = setInterval(tell, SIGN_MS)
    document.addEventListener('visibilitychange', tellOnReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tellOnReturn)
    }
  }, [api, id])
}

/** A phone may have closed the page meanwhile: coming back to it right after the end is a sign too. */
export function endedJustNow({ registration, end_date_time: end }: EventDetails): boolean {
  if (registration?.status !== 'registered' || end === null) return false
  const ago = Date.now() - new Date(end).getTime()
  return ago >= 0 && ago <= ROOM_OPENS_MS
}
