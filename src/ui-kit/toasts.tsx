import { type FocusEvent, lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react'
import { reads } from './picture-shown.ts'
import { neverChanges } from './store.ts'
import { createToastStore, type Toast, type ToastInput, type ToastStore } from './toast-store.ts'
import styles from './toasts.module.css'

const noToasts: readonly Toast[] = []
/** The row's code loads once the page is usable: not before the first paint, but before a message could be lost. */
const ROW_AFTER_MS = 2_000
const loadRow = async () => ({ default: (await import('./toast-row.tsx')).ToastRow })
const ToastRow = lazy(loadRow)

let browserStore: ToastStore | undefined

/** One store per browser tab. There is none on the server, where a message could reach another person's page. */
function storeOfTab(): ToastStore | undefined {
  if (typeof document === 'undefined') return undefined
  browserStore ??= createToastStore({ isCalm: () => reads('m') })
  return browserStore
}

/** Shows a message from anywhere in the browser; does nothing on the server. */
export const toast = {
  show: (input: ToastInput): number | undefined => storeOfTab()?.show(input),
  dismiss: (id: number): void => storeOfTab()?.dismiss(id),
}

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
    const soon = setTimeout(() => loadRow().catch(() => undefined), ROW_AFTER_MS)
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
