import { useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import styles from './device-notes.module.css'
import { hasUnsent, useNewVersion } from './use-new-version.ts'

/** Asks before a page is loaded anew, and once more where something written would be lost. */
export function NewVersion() {
  const version = useNewVersion()
  const [isLater, setIsLater] = useState(false)
  const [wouldLose, setWouldLose] = useState(false)
  if (!version || isLater) return null

  function press() {
    if (!wouldLose && hasUnsent()) setWouldLose(true)
    else version?.load()
  }
  return (
    <div className={styles.note} role="status">
      <p>{wouldLose ? m.offline_version_loses() : m.offline_version_ready()}</p>
      <div className={styles.ways}>
        <Button variant="primary" onClick={press}>
          {wouldLose ? m.offline_version_lose() : m.offline_version_load()}
        </Button>
        <Button onClick={() => setIsLater(true)}>{m.offline_version_later()}</Button>
      </div>
    </div>
  )
}
