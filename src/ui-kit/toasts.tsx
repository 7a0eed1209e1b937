import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useSyncExternalStore } from 'react'
import { classNames } from './class-names.ts'
import { CircleAlert, CircleCheck, TriangleAlert, X } from './icons.ts'
import { createToastStore, type Toast, type ToastInput, type ToastStore } from './toast-store.ts'
import styles from './toasts.module.css'

const noToasts: readonly Toast[] = []
const icons = { S: CircleCheck, E: CircleAlert, W: TriangleAlert }

let browserStore: ToastStore | undefined

/** One store a browser tab. On the server there is none: a message would reach another person's page. */
function storeOfTab(): ToastStore | undefined {
  if (typeof document === 'undefined') return undefined
  browserStore ??= createToastStore({ isCalm: () => document.documentElement.hasAttribute('data-calm') })
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
  /** For tests and the kit's own page. */
  store?: ToastStore | undefined
}

/** Once a page, in the document's frame: the place at the top right where messages come up. */
export function ToastRegion({ label, dismissLabel, store: given }: ToastRegionProps) {
  const store = given ?? storeOfTab()
  const region = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement | null>(null)
  const toasts = useSyncExternalStore(
    store?.subscribe ?? subscribeToNothing,
    store?.current ?? (() => noToasts),
    () => noToasts,
  )

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

  // A removed button takes focus with it and tells nobody: give it back to where the person was.
  function dismiss(id: number) {
    store?.dismiss(id)
    store?.release('focus')
    if (region.current?.contains(document.activeElement)) cameFrom.current?.focus()
  }

  const row = (one: Toast) => (
    <ToastRow key={one.id} toast={one} dismissLabel={dismissLabel} onDismiss={() => dismiss(one.id)} />
  )
  return (
    <section
      ref={region}
      className={styles.region}
      aria-label={label}
      // Keeps messages readable and within reach while a React Aria modal hides the rest.
      data-react-aria-top-layer="true"
      onPointerEnter={() => store?.hold('hover')}
      onPointerLeave={() => store?.release('hover')}
      onFocus={takeFocus}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) store?.release('focus')
      }}
    >
      <div role="alert" className={styles.list}>
        {toasts.filter((one) => one.kind === 'E').map(row)}
      </div>
      <div role="status" className={styles.list}>
        {toasts.filter((one) => one.kind !== 'E').map(row)}
      </div>
    </section>
  )
}

function subscribeToNothing() {
  return () => {}
}

interface ToastRowProps {
  toast: Toast
  dismissLabel: string
  onDismiss: () => void
}

function ToastRow({ toast: { kind, text, action }, dismissLabel, onDismiss }: ToastRowProps) {
  const Picture = icons[kind]
  const button = useRef<HTMLButtonElement>(null)
  const takesFocus = action?.takesFocus
  useEffect(() => {
    if (takesFocus) button.current?.focus()
  }, [takesFocus])
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onDismiss()
  }
  return (
    <div className={classNames(styles.toast, styles[kind])} data-kind={kind}>
      <Picture />
      <p className={styles.text}>{text}</p>
      {action ? (
        <button
          ref={button}
          type="button"
          className={styles.action}
          onKeyDown={leave}
          onClick={() => {
            action.onAction()
            onDismiss()
          }}
        >
          {action.label}
        </button>
      ) : null}
      <button
        type="button"
        className={styles.dismiss}
        aria-label={dismissLabel}
        onKeyDown={leave}
        onClick={onDismiss}
      >
        <X />
      </button>
    </div>
  )
}
