import { rootRouteId, useLoaderData, useLocation } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { MINUTE_MS } from '#contract/durations.ts'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { useShown } from '#ui-kit/use-shown.ts'
import type { UnreadCount } from '../notifications.contract.ts'
import { publishUnread, useFreshUnread } from './fresh-unread.ts'
import { loadUnread } from './load-unread.ts'

/**
 * The number of unread notifications: as loaded with the page, then refreshed on another page or when the tab gets
 * focus, at most once a minute, and never if `savesData` says that data is expensive.
 */
export function useUnread(savesData: () => boolean): UnreadCount | null {
  const loaded = useLoaderData({ from: rootRouteId, select: ({ unread }) => unread })
  const path = useLocation({ select: ({ pathname }) => pathname })
  const { api } = useFormParts()
  const [unread, setUnread] = useShown<UnreadCount | null>(loaded)
  const askedAt = useRef(0)
  useFreshUnread((news) => {
    askedAt.current = Date.now()
    setUnread(news)
  })

  const ask = useEffectEvent(async () => {
    if (document.hidden || savesData() || Date.now() - askedAt.current < MINUTE_MS) return
    askedAt.current = Date.now()
    const found = await loadUnread(api)
    if (found) publishUnread(found)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a count that came with the page is fresh for a minute
  useEffect(() => {
    askedAt.current = Date.now()
  }, [loaded])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks on each page
  useEffect(() => void ask(), [path])
  useEffect(() => {
    const look = () => void ask()
    window.addEventListener('focus', look)
    document.addEventListener('visibilitychange', look)
    return () => {
      window.removeEventListener('focus', look)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return unread
}
