import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { PlainLink } from './address-link.tsx'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'
import { type Icon, X } from './icons.ts'

/** The class of a clickable chip, for router links. */
export function chipClass(className?: string): string {
  return classNames(styles.chip, styles.live, className)
}

export interface ChipProps {
  icon?: Icon | undefined
  children: ReactNode
}

/** A fact; not clickable. */
export function Chip({ icon: Picture, children }: ChipProps) {
  return (
    <span className={classNames(styles.chip, styles.fact)}>
      {Picture ? <Picture /> : null}
      {children}
    </span>
  )
}

export interface ChipLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  icon?: Icon | undefined
}

/** Links to the list filtered by this tag or skill. */
export function ChipLink({ icon: Picture, children, className, ...rest }: ChipLinkProps) {
  return (
    <a {...rest} className={chipClass(className)}>
      {Picture ? <Picture /> : null}
      {children}
    </a>
  )
}

export interface RemovableChipProps {
  children: ReactNode
  /** The accessible name of the button, such as "Remove filter: ages 3 to 6". */
  removeLabel: string
  /** The address without this filter: makes it a link that works without JavaScript. */
  href?: string | undefined
  onRemove?: (() => void) | undefined
}

/** A chosen filter that a press removes. */
export function RemovableChip({ children, removeLabel, href, onRemove }: RemovableChipProps) {
  const inside = (
    <>
      {children}
      <X />
    </>
  )
  if (href === undefined) {
    return (
      <button type="button" className={chipClass()} aria-label={removeLabel} onClick={onRemove}>
        {inside}
      </button>
    )
  }
  return (
    <PlainLink
      href={href}
      className={chipClass()}
      aria-label={removeLabel}
      onClick={(event) => {
        if (!onRemove || event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onRemove()
      }}
    >
      {inside}
    </PlainLink>
  )
}

/** A wrapping row of chips; with `as="ul"`, children must be `<li>`. */
export function ChipRow({ as: Row = 'div', children }: { as?: 'div' | 'ul'; children: ReactNode }) {
  return <Row className={styles.row}>{children}</Row>
}
