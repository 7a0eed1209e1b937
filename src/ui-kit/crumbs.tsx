import type { ReactNode } from 'react'
import styles from './crumbs.module.css'

interface CrumbsProps {
  /** The name of this way, for people who hear the page. */
  label: string
  /** A link each, from the outermost. */
  first: ReactNode
  children: ReactNode
}

/** A breadcrumb: a list, then the part of it given. */
export function Crumbs({ label, first, children }: CrumbsProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.crumbs}>
        <li>{first}</li>
        <li>{children}</li>
      </ol>
    </nav>
  )
}
