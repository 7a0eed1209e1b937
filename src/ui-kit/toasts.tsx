import { type FocusEvent, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { lazyCode } from './lazy-parts.tsx'
import { neverChanges } from './store.ts'
import { storeOfTab } from './toast.ts'
import type { Toast, ToastStore } from './toast-store.ts'
import styles from './toasts.module.css'

const noToasts: readonly Toast[] = []
/** The row's code loads once the page is usable: not before the first paint, but before a message could be lost. */
const ROW_AFTER_MS = 2_000
const { load, part } = lazyCode(() => import('./toast-row.tsx'))
const ToastRow = part((code) => code.ToastRow)

export interface ToastRegionProps {
  /** The region's name, such as "Messages". */
  label: string
  dismissLabel: string
  /** The store, for tests and the kit's own page. */
  store?: ToastStore | undefined
}

/**
 * Shows messages one at a time. Once per page, in the document's frame. At the top right; at the bottom on a phone and
 * while a dialog is open, because it would cover titles at the top.
 */
export function ToastRegion({ label, dismissLabel, store: given }: ToastRegionProps) {
  const store = given ?? storeOfTab()
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const toasts = useSyncExternalStore(
    store?.subscribe ?? neverChanges,
    store?.current ?? (() => noToasts),
    () => noToasts,
  )

  useEffect(() => {
    const soon = setTimeout(load, ROW_AFTER_MS)
    return () => clearTimeout(soon)
  }, [])

  useEffect(() => {
    if (!store) return
    const watch = () => (document.hidden ? store.hold('hidden') : store.release('hidden'))
    document.addEventListener('visibilitychange', watch)
    return () => document.removeEventListener('visibilitychange', watch)
  }, [store])

  function takeFocus(event: FocusEvent<HTMLElement>) {
    store?.hold('focus')
    const from = event.relatedTarget
    if (from instanceof HTMLElement && !event.currentTarget.contains(from)) cameFrom.current = from
  }

  // A removed button loses the focus without an event, so it goes back to where the person was.
  function dismiss(id: number) {
    store?.dismiss(id)
    store?.release('focus')
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus()
  }

  const [shown] = toasts
  const isWaiting = shown !== undefined
  // On a slow line the row's code may take longer than a message stays.
  useEffect(() => {
    if (!isWaiting) return
    store?.hold('loading')
    load().then(() => store?.release('loading'))
  }, [store, isWaiting])

  const row = (one: Toast) => (
    <ToastRow key={one.id} toast={one} dismissLabel={dismissLabel} onDismiss={() => dismiss(one.id)} />
  )
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={label}
      // Keeps messages readable and reachable while a React Aria modal hides the rest.
      data-react-aria-top-layer="true"
      onPointerEnter={() => store?.hold('hover')}
      onPointerLeave={() => store?.release('hover')}
      onFocus={takeFocus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) store?.release('focus')
      }}
    >
      <div role="alert" className={styles.list}>
        <Suspense>{shown?.kind === 'E' && row(shown)}</Suspense>
      </div>
      <div role="status" className={styles.list}>
        <Suspense>{shown && shown.kind !== 'E' && row(shown)}</Suspense>
      </div>
    </section>
  )
}
