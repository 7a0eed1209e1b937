import { useEffect, useState } from 'react'
import { HOUR_MS } from '#contract/durations.ts'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { hasUnsent, PART_GONE } from '#ui-kit/unsent.ts'
import type { WorkerMessage } from '../device/offline-copies.ts'
import styles from './device-notes.module.css'

/** A part of this page can't be fetched any more, while something on it isn't sent. */
function usePartGone() {
  const [isGone, setIsGone] = useState(false)
  useEffect(() => {
    const hear = () => setIsGone(true)
    addEventListener(PART_GONE, hear)
    return () => removeEventListener(PART_GONE, hear)
  }, [])
  return { isGone, leaveIt: () => setIsGone(false) }
}

/** Asks before reloading for a new version, and again if a text would be lost. */
export function NewVersion() {
  const version = useNewVersion()
  const { isGone, leaveIt } = usePartGone()
  const [isLater, setIsLater] = useState(false)
  const [wouldLose, setWouldLose] = useState(false)
  if (!isGone && (!version || isLater)) return null

  function press() {
    if (!isGone && !wouldLose && hasUnsent()) setWouldLose(true)
    else if (version) version.load()
    else window.location.reload()
  }
  function putOff() {
    leaveIt()
    setIsLater(true)
  }
  const words = wouldLose ? m.offline_version_loses() : m.offline_version_ready()
  return (
    <div className={styles.note} role="status">
      <p>{isGone ? m.offline_part_missing() : words}</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={press}>
          {isGone || wouldLose ? m.offline_version_lose() : m.offline_version_load()}
        </Button>
        <Button onClick={putOff}>{m.offline_version_later()}</Button>
      </div>
    </div>
  )
}

const LOOK_MS = HOUR_MS

/** A waiting worker of a newer version; `load` lets it take over and reloads this page. Other tabs are left alone. */
function useNewVersion(): { load: () => void } | undefined {
  const [waiting, setWaiting] = useState<ServiceWorker>()

  useEffect(() => {
    let isGone = false
    let timer: ReturnType<typeof setInterval> | undefined
    void navigator.serviceWorker?.ready.then((registration) => {
      if (isGone) return
      const look = () => {
        // Without an active worker the new one is the first, and nobody needs to be asked.
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
      // Another tab let it take over already, so only this page is old.
      if (waiting.state !== 'installed') return window.location.reload()
      navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), {
        once: true,
      })
      waiting.postMessage({ kind: 'take-over' } satisfies WorkerMessage)
    },
  }
}
