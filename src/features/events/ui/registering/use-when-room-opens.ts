import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { ROOM_OPENS_MS } from '../../event-values.contract.ts'

/** Longer waits than a browser's timer can hold are for another visit. */
const LONGEST_TIMER_MS = 24 * 60 * 60 * 1_000

/** A page that stays open shows the way in when its time comes. */
export function useWhenRoomOpens({
  can,
  start_date_time: start,
}: {
  can: { join: boolean }
  start_date_time: string | null
}): void {
  const router = useRouter()
  useEffect(() => {
    if (can.join || start === null) return
    const wait = new Date(start).getTime() - ROOM_OPENS_MS - Date.now()
    if (wait <= 0 || wait > LONGEST_TIMER_MS) return
    const timer = setTimeout(() => void router.invalidate(), wait + 500)
    return () => clearTimeout(timer)
  }, [can.join, start, router])
}
