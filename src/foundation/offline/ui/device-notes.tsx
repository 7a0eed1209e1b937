import { rootRouteId, useLoaderData, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { assumeViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { personOfDevice } from '../device/device-person.ts'
import { OFFLINE_PAGE } from '../device/offline-copies.ts'
import { startNoting } from '../device/person-noting.ts'
import { tellDevice } from './device-news.ts'
import styles from './device-notes.module.css'
import { NewVersion } from './new-version.tsx'
import { isOfflineCopy, setPersonOfTab } from './outbox-transport.ts'
import { useOnline } from './use-online.ts'
import { useSending } from './use-sending.ts'
import { useVisits } from './use-visits.ts'

/**
 * What this device has to say above the page: that there is no network, how old a copy is, that a new version waits.
 */
export function DeviceNotes() {
  usePersonOfDevice()
  useVisits()
  useSending()
  const isOnline = useOnline()
  const path = useLocation({ select: ({ pathname }) => pathname })
  const isHere = path === OFFLINE_PAGE
  return (
    <div className={styles.notes}>
      {isHere ? null : <CopyNote path={path} />}
      {!isOnline && !isHere && (
        <p className={styles.note} role="status">
          {m.offline_now()} <a href={OFFLINE_PAGE}>{m.offline_works_now()}</a>
        </p>
      )}
      <NewVersion />
    </div>
  )
}

/** What an offline copy brought along; what is loaded later is an answer. */
let ofCopy: object | undefined

/**
 * An offline copy says of nobody that they are signed in: whoever was here last reads it. A page from the network
 * says who is, and what others saved goes. A page that could not be told keeps to what was known, and nothing goes.
 */
function usePersonOfDevice(): void {
  const loaded = useLoaderData({ from: rootRouteId })
  useEffect(() => {
    const { viewer, isKnown } = loaded
    if (!isKnown) return
    setPersonOfTab(viewer)
    if (!isOfflineCopy()) {
      void startNoting(viewer).then(() => tellDevice())
      return
    }
    ofCopy ??= loaded
    if (loaded !== ofCopy) return assumeViewer(null)
    let isLate = false
    void personOfDevice().then((known) => {
      if (isLate) return
      setPersonOfTab(known ?? null)
      // Not put where the copy's own data stands: a part of the page that React has yet to take over must find that.
      assumeViewer(known ?? null)
    })
    return () => {
      isLate = true
    }
  }, [loaded])
}

/** Only of the page that was opened: those that are opened from it are fetched. */
function CopyNote({ path }: { path: string }) {
  const [first] = useState(path)
  const [madeAt] = useState(() => document.documentElement.dataset.keptAt)
  if (madeAt === undefined || path !== first) return null
  return (
    <p className={styles.note} role="status">
      {madeAt ? (
        <>
          {m.offline_copy_as_of()} <DateTime moment={madeAt} kind="dayAndTime" />
        </>
      ) : (
        m.offline_copy()
      )}
    </p>
  )
}
