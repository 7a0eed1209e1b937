import { useEffect, useState } from 'react'
import type { WorkerMessage } from '../device/kept-pages.ts'

const LOOK_MS = 60 * 60_000

/** A worker of a newer version that waits; `load` has it take over and loads this page anew. Other tabs go on as they are. */
export function useNewVersion(): { load: () => void } | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>()

  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setInterval> | undefined
    void navigator.serviceWorker?.ready.then((registration) => {
      if (isGone) return
      const look = () => {
        // Without a worker in charge the new one is the first: nobody has to be asked.
        if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting)
      }
      look()
      registration.addEventListener('updatefound', () =>
        registration.installing?.addEventListener('statechange', look),
      )
      timer = setInterval(() => registration.update().catch(() => undefined), LOOK_MS)
    })
    return () => {
      isGone = true
      clearInterval(timer)
    }
  }, [])

  if (!waiting) return undefined
  return {
    load() {
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
        once: true,
      })
      waiting.postMessage({ kind: 'take-over' } satisfies WorkerMessage)
    },
  }
}
