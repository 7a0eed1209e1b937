import { Suspense, useEffect, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { classNames } from '#ui-kit/class-names.ts'
import { Search } from '#ui-kit/icons.ts'
import { lazyCode, useWasOpened } from '#ui-kit/lazy-parts.tsx'
import { useIsRunning } from '#ui-kit/store.ts'
import type { Part } from '../../administration.contract.ts'
import styles from '../admin.module.css'

const Palette = lazyCode(() => import('./palette.tsx')).part((code) => code.Palette)

/** Opens the palette, like Ctrl K and ⌘K. It needs scripts; until they run, its space is reserved. */
export function PaletteButton({ parts }: { parts: readonly Part[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const wasOpened = useWasOpened(isOpen)
  const isRunning = useIsRunning()

  useEffect(() => {
    function open(event: KeyboardEvent) {
      const isWithCtrl = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (event.defaultPrevented || !isWithCtrl || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      setIsOpen(true)
    }
    window.addEventListener('keydown', open)
    return () => window.removeEventListener('keydown', open)
  }, [])

  return (
    <>
      <Button
        className={classNames(styles.find, !isRunning && 'waits-for-scripts')}
        title={m.palette_title()}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setIsOpen(true)}
      >
        <Search aria-hidden="true" />
        <span className={styles.partName}>{m.palette_open()}</span>
        <span className={styles.key} aria-hidden="true">
          {m.palette_keys()}
        </span>
      </Button>
      {wasOpened ? (
        <Suspense fallback={null}>
          <Palette
            isOpen={isOpen}
            onOpenChange={setIsOpen}
            onMissing={() => setIsOpen(false)}
            parts={parts}
          />
        </Suspense>
      ) : null}
    </>
  )
}
