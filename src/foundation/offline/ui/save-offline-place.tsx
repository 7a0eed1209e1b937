import { lazy, Suspense, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Download } from '#ui-kit/icons.ts'
import { useOfflineCode } from './device-notes-slot.tsx'
import styles from './save-offline.module.css'
import type { SaveOfflineProps } from './save-offline-props.ts'

const Inside = lazy(async () => ({ default: (await import('./save-offline.tsx')).SaveOffline }))

/**
 * Saves an event or a resource on this device. Its button is there from the start, its code comes once the page is
 * usable, or with a press before that.
 */
export function SaveOffline(props: SaveOfflineProps) {
  const isThere = useOfflineCode()
  const [isAsked, setIsAsked] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const waiting = (
    <Button
      isWide
      isBusy={isAsked}
      onClick={() => setIsAsked(true)}
      onFocus={() => {
        hasFocus.current = true
      }}
      onBlur={() => {
        hasFocus.current = false
      }}
    >
      <Download aria-hidden="true" />
      {m.offline_save()}
    </Button>
  )

  /** The button that had the focus is gone: the one in its place takes it over. */
  function arrived() {
    if (hasFocus.current) place.current?.querySelector('button')?.focus()
  }

  return (
    <div ref={place} className={styles.place}>
      <Suspense fallback={waiting}>
        {isThere || isAsked ? (
          <Inside key={props.thing} {...props} isAsked={isAsked} onThere={arrived} />
        ) : (
          waiting
        )}
      </Suspense>
    </div>
  )
}
