import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names.ts'
import type { Icon } from './icons.ts'

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

/** A wrapping row of chips; with `as="ul"`, children must be `<li>`. */
export function ChipRow({ as: Row = 'div', children }: { as?: 'div' | 'ul'; children: ReactNode }) {
  return <Row className={styles.row}>{children}</Row>
}
