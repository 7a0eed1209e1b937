import { lazy, Suspense } from 'react'
import styles from './save-offline.module.css'
import type { SaveOfflineProps } from './save-offline-props.ts'
import { useIsHere } from './use-online.ts'

const Inside = lazy(async () => ({ default: (await import('./save-offline.tsx')).SaveOffline }))

/** Saves an event or a resource on this device. Its room is kept from the start; without JavaScript it is empty. */
export function SaveOffline(props: SaveOfflineProps) {
  const isHere = useIsHere()
  return (
    <div className={styles.place}>
      <Suspense fallback={null}>{isHere && <Inside key={props.thing} {...props} />}</Suspense>
    </div>
  )
}
