import type { ReactNode } from 'react'
import styles from './crumbs.module.css'

interface CrumbsProps {
  /** The name of the breadcrumb for screen readers. */
  label: string
  /** One link each, outermost first. */
  first: ReactNode
  children: ReactNode
}

/** A breadcrumb: the links of `first`, then the given part. */
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
