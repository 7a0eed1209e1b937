import { type KeyboardEvent, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { CircleAlert, CircleCheck, TriangleAlert, X } from './icons.ts'
import type { Toast } from './toast-store.ts'
import styles from './toasts.module.css'

const icons = { S: CircleCheck, E: CircleAlert, W: TriangleAlert }

export interface ToastRowProps {
  toast: Toast
  dismissLabel: string
  onDismiss: () => void
}

/** One message, with its action and a dismiss button. */
export function ToastRow({ toast: { kind, text, action }, dismissLabel, onDismiss }: ToastRowProps) {
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
