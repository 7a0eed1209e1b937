import { Suspense, useEffect, useRef, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Download } from '#ui-kit/icons.ts'
import { lazyCode } from '#ui-kit/lazy-parts.tsx'
import { useOfflineCode } from './device-notes-slot.tsx'
import styles from './save-offline.module.css'
import type { SaveOfflineProps } from './save-offline-props.ts'

const inside = lazyCode(() => import('./save-offline.tsx'))
const Inside = inside.part((code) => code.SaveOffline)

/**
 * Saves an event or a resource on this device. The button is there from the start; its code loads once the page is
 * usable, or with an earlier press.
 */
export function SaveOffline(props: SaveOfflineProps) {
  const isThere = useOfflineCode()
  /** Undefined before a press; false once the code couldn't be fetched, until the next press. */
  const [isAsked, setIsAsked] = useState<boolean>()
  const isWanted = isAsked ?? isThere
  const [isReady, setIsReady] = useState(false)
  // The button stays until the code is here: hidden for its twin in the fallback, it would lose the focus.
  useEffect(() => {
    if (isWanted) void inside.load().then(() => setIsReady(true))
  }, [isWanted])
  const place = useRef<HTMLDivElement>(null)
  const hasFocus = useRef(false)
  const waiting = (
    <Button
      isWide
      isBusy={isAsked ?? false}
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

  /** The focused button is gone, so its replacement takes the focus. */
  function arrived() {
    if (hasFocus.current) place.current?.querySelector('button')?.focus()
  }

  return (
    <div ref={place} className={styles.place}>
      <Suspense fallback={waiting}>
        {isWanted && isReady ? (
          <Inside
            key={props.thing}
            {...props}
            isAsked={isAsked ?? false}
            onThere={arrived}
            onMissing={() => setIsAsked(false)}
          />
        ) : (
          waiting
        )}
      </Suspense>
    </div>
  )
}
