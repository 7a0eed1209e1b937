import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import type { Icon } from './icons.ts'
import styles from './type-badge.module.css'

export type BadgeTone = 'surface' | 'leaf' | 'marigold' | 'coral' | 'plum' | 'mist'

export interface TypeBadgeProps {
  icon?: Icon | undefined
  tone?: BadgeTone | undefined
  /** A dot in the text's colour, for "Live now". */
  hasDot?: boolean | undefined
  children: ReactNode
}

/** A kind of thing or its status: always a word, the icon only helps. */
export function TypeBadge({ icon: Picture, tone = 'surface', hasDot, children }: TypeBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {Picture ? <Picture /> : null}
      {hasDot ? <span className={styles.dot} aria-hidden="true" /> : null}
      {children}
    </span>
  )
}
