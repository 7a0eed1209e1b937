import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonVariant = 'primary' | 'second' | 'ghost' | 'done' | 'danger'
export type ButtonSize = 'normal' | 'big' | 'icon'

export interface ButtonLook {
  variant?: ButtonVariant | undefined
  size?: ButtonSize | undefined
  isWide?: boolean | undefined
  className?: string | undefined
}

/** The class of a button, for link components that should look like one. */
export function buttonClass({
  variant = 'second',
  size = 'normal',
  isWide,
  className,
}: ButtonLook = {}): string {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'normal' && styles[size],
    isWide && styles.wide,
    className,
  )
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonLook {
  /** Keeps focus and label, shows a ring and ignores presses. */
  isBusy?: boolean | undefined
  ref?: Ref<HTMLButtonElement> | undefined
}

/** A native button; `type` defaults to 'button'. Size 'icon' needs an aria-label. */
export function Button({
  variant,
  size,
  isWide,
  className,
  isBusy = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, isWide, className })}
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? <span className={styles.ring} aria-hidden="true" /> : null}
      {children}
    </button>
  )
}

export interface ButtonLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement>, ButtonLook {
  ref?: Ref<HTMLAnchorElement> | undefined
}

/** A plain anchor that looks like a button. Router links use `buttonClass` instead. */
export function ButtonLink({ variant, size, isWide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={buttonClass({ variant, size, isWide, className })}>
      {children}
    </a>
  )
}
