import { lazy, Suspense } from 'react'
import { useOfflineCode } from './device-notes-slot.tsx'
import styles from './save-offline.module.css'
import type { SaveOfflineProps } from './save-offline-props.ts'

const Inside = lazy(async () => ({ default: (await import('./save-offline.tsx')).SaveOffline }))

/**
 * Saves an event or a resource on this device. Its room is kept from the start, its code comes once the page is
 * usable.
 */
export function SaveOffline(props: SaveOfflineProps) {
  const isThere = useOfflineCode()
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>{isThere && <Inside key={props.thing} {...props} />}</Suspense>
    </div>
  )
}
