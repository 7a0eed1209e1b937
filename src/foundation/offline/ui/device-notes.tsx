import { rootRouteId, useLoaderData, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { assumeViewer } from '#foundation/accounts/ui/index.ts'
import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import { personOfDevice } from '../device/device-person.ts'
import { OFFLINE_PAGE } from '../device/offline-copies.ts'
import { startNoting } from '../device/person-noting.ts'
import { publishDevice } from './device-news.ts'
import styles from './device-notes.module.css'
import { NewVersion } from './new-version.tsx'
import { isOfflineCopy, setPersonOfTab } from './outbox-transport.ts'
import { useOnline } from './use-online.ts'
import { useSending } from './use-sending.ts'
import { useVisits } from './use-visits.ts'

/** Notes above the page: no network, the age of an offline copy, or a new version. */
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

/** The loader data that came with an offline copy; later data is from the server. */
let ofCopy: object | undefined

/**
 * An offline copy names nobody, so the last person logged in here reads it. A page from the network says who is logged
 * in, and other people's packs are removed. If the page couldn't find out, nothing changes.
 */
function usePersonOfDevice(): void {
  const loaded = useLoaderData({ from: rootRouteId })
  useEffect(() => {
    const { viewer, isKnown } = loaded
    if (!isKnown) return
    setPersonOfTab(viewer)
    if (!isOfflineCopy()) {
      void startNoting(viewer).then(() => publishDevice())
      return
    }
    ofCopy ??= loaded
    if (loaded !== ofCopy) return assumeViewer(null)
    let isLate = false
    void personOfDevice().then((known) => {
      if (isLate) return
      setPersonOfTab(known ?? null)
      // Not put into the loader data, which must still match the copy's HTML while React hydrates.
      assumeViewer(known ?? null)
    })
    return () => {
      isLate = true
    }
  }, [loaded])
}

/** Only for the page that was opened; pages opened from it are fetched. */
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
