import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { toast } from '#ui-kit/toast.ts'
import { hasUnsent } from '#ui-kit/unsent.ts'
import type { WorkerNews } from '../device/offline-copies.ts'
import { mutationsOf } from '../device/outbox.ts'
import { sendWaiting } from '../device/send-waiting.ts'
import { publishDevice } from './device-news.ts'

const AGAIN_MS = 60_000

/**
 * Sends waiting mutations: when the page loads, when the network returns, and every minute while any remain. Then the
 * page reloads its data, unless a form on it isn't sent: a draft among them would replace the form that is being written.
 */
export function useSending(): void {
  const user_id = useViewer()?.user_id
  const router = useRouter()

  useEffect(() => {
    if (user_id === undefined) return
    const send = async () => {
      const isSent = await sendNow(user_id)
      if (isSent && !hasUnsent()) await router.invalidate()
    }
    void send()
    addEventListener('online', send)
    const timer = setInterval(send, AGAIN_MS)
    return () => {
      removeEventListener('online', send)
      clearInterval(timer)
    }
  }, [user_id, router])

  useEffect(() => {
    const hear = ({ data }: MessageEvent<WorkerNews>) => {
      if (data?.kind !== 'sent') return
      saySent(data)
      publishDevice()
    }
    navigator.serviceWorker?.addEventListener('message', hear)
    return () => navigator.serviceWorker?.removeEventListener('message', hear)
  }, [])
}

/** Returns whether anything was done. `isAsked` means that a person asked for it. */
export async function sendNow(user_id: number, { isAsked = false } = {}): Promise<boolean> {
  const waiting = (await mutationsOf(user_id)).filter(({ refused }) => refused === undefined)
  if (waiting.length === 0 || !navigator.onLine) return false
  const { sent, refused } = await sendWaiting(user_id, { isAsked })
  saySent({ sent, refused })
  publishDevice()
  return sent > 0
}

function saySent({ sent, refused }: { sent: number; refused: number }): void {
  if (sent > 0) toast.show({ kind: 'S', text: m.offline_sent({ count: sent }) })
  if (refused > 0) toast.show({ kind: 'W', text: m.offline_refused({ count: refused }) })
}
