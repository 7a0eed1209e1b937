import type { ReactNode } from 'react'
import styles from './list-body.module.css'

/** The filters beside the list, above it on small screens; without filters, the list has the full width. */
export function ListBody({ filters, children }: { filters: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.body} data-filters={Boolean(filters)}>
      {filters}
      {children}
    </div>
  )
}
