import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { OFFLINE_PAGE } from '../device/kept-pages.ts'
import styles from './device-notes.module.css'
import { NewVersion } from './new-version.tsx'
import { useOnline } from './use-online.ts'
import { usePersonOfDevice } from './use-person-of-device.ts'
import { useSending } from './use-sending.ts'
import { useVisits } from './use-visits.ts'

/** What this device has to say above the page: that there is no line, how old a copy is, that a new version waits. */
export function DeviceNotes() {
  usePersonOfDevice()
  useVisits()
  useSending()
  const isOnline = useOnline()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isHere = path === OFFLINE_PAGE
  return (
    <div className={styles.notes}>
      {isHere ? null : <KeptNote path={path} />}
      {!isOnline && !isHere && (
        <p className={styles.note} role="status">
          {m.offline_now()} <a href={OFFLINE_PAGE}>{m.offline_now_way()}</a>
        </p>
      )}
      <NewVersion />
    </div>
  )
}

/** Only of the page that was opened: those that are opened from it are fetched. */
function KeptNote({ path }: { path: string }) {
  const [first] = useState(path)
  const [keptAt] = useState(() => document.documentElement.dataset.keptAt)
  if (keptAt === undefined || path !== first) return null
  return (
    <p className={styles.note} role="status">
      {keptAt ? (
        <>
          {m.offline_kept_as_of()} <DateTime moment={keptAt} kind="dayAndTime" />
        </>
      ) : (
        m.offline_kept()
      )}
    </p>
  )
}
