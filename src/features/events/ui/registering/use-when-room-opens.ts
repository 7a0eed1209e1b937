import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Longer waits than a browser's timer can hold are for another visit. */
const LONGEST_TIMER_MS = 24 * 60 * 60 * 1_000

/** A page that stays open shows the way in when its time comes, whatever the clock of the device says. */
export function useWhenRoomOpens({ room_opens_in: wait }: { room_opens_in: number | null }): void {
  const router = useRouter()
  useEffect(() => {
    if (wait === null || wait > LONGEST_TIMER_MS) return
    const timer = setTimeout(() => void router.invalidate(), wait + 500)
    return () => clearTimeout(timer)
  }, [wait, router])
}
