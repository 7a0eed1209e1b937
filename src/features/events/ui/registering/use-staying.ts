import { useEffect } from 'react'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { type EventDetails, ROOM_OPENS_MS } from '../../events.contract.ts'

/** Between two signs that the person is still there. Timers in hidden tabs run at most once a minute. */
const SIGN_MS = 60_000

/**
 * While a page that leads into an event is open, and when the person comes back to it, tells the server that they are
 * still there. The server counts this only after a press on Join. Stops when signs no longer count or the session
 * ends. Null does nothing.
 */
export function useStaying(event: Pick<EventDetails, 'id' | 'end_date_time'> | null): void {
  const { api } = useFormParts()
  const id = event?.id
  const end = event?.end_date_time
  useEffect(() => {
    if (id === undefined) return
    const until = end ? new Date(end).getTime() + ROOM_OPENS_MS : Number.POSITIVE_INFINITY
    const sendSign = async () => {
      if (Date.now() > until) return clearInterval(timer)
      const answer = await api('POST /v2/event/stay/', { body: { id } })
      if (!answer.success && answer.errors[0]?.code === 'NotSignedIn') clearInterval(timer)
    }
    const sendOnReturn = () => {
      if (document.visibilityState === 'visible') void sendSign()
    }
    const timer = setInterval(() => void sendSign(), SIGN_MS)
    void sendSign()
    document.addEventListener('visibilitychange', sendOnReturn)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', sendOnReturn)
    }
  }, [api, id, end])
}

/** A phone may have closed the page during the event: coming back right after the end also counts as a sign. */
export function endedJustNow({ registration, end_date_time: end }: EventDetails): boolean {
  if (registration?.status !== 'registered' || end === null) return false
  const ago = Date.now() - new Date(end).getTime()
  return ago >= 0 && ago <= ROOM_OPENS_MS
}
