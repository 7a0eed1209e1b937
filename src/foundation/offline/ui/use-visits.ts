import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import type { WorkerMessage } from '../device/offline-copies.ts'
import { personNoted } from '../device/person-noting.ts'
import { isOfflineCopy } from './outbox-transport.ts'

/** Milliseconds; a page left sooner wasn't read. */
const READ_MS = 1_500

interface WithLine {
  connection?: { saveData?: boolean }
}

/** Tells the worker which page is being read, so that it stores a copy. */
export function useVisits(): void {
  const address = useLocation({ select: ({ href }) => href })
  const reader = useViewer()?.user_id ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: the window's address also contains the language
  useEffect(() => {
    const timer = setTimeout(() => void sendToWorker(reader), READ_MS)
    return () => clearTimeout(timer)
  }, [address, reader])
}

async function sendToWorker(reader: number | null): Promise<void> {
  if (!navigator.onLine || isOfflineCopy()) return
  await personNoted()
  const ready = await navigator.serviceWorker?.ready
  const { lang, dataset } = document.documentElement
  const reading = dataset.reading ?? ''
  const savesData = reading.includes('d') || Boolean((navigator as WithLine).connection?.saveData)
  const { pathname, search } = window.location
  const visit: WorkerMessage = {
    kind: 'visited',
    address: savesData ? null : pathname + search,
    reader,
    language: lang,
    reading,
    files: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.startsWith(`${window.location.origin}/`)),
  }
  ready?.active?.postMessage(visit)
}
