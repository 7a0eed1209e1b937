import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { DAY_MS } from '#contract/durations.ts'

/** Longer waits aren't scheduled: the page won't stay open that long. */
const LONGEST_TIMER_MS = DAY_MS

/** Shows the Join button on an open page when it is time, whatever the device's clock says. */
export function useWhenRoomOpens({ room_opens_in: wait }: { room_opens_in: number | null }): void {
  const router = useRouter()
  useEffect(() => {
    if (wait === null || wait > LONGEST_TIMER_MS) return
    const timer = setTimeout(() => void router.invalidate(), wait + 500)
    return () => clearTimeout(timer)
  }, [wait, router])
}
