import type { ReactNode } from 'react'
import styles from './soft-line.module.css'

/** Secondary information on a line below the main content of a table cell or a form. */
export function SoftLine({ children }: { children: ReactNode }) {
  return <span className={styles.soft}>{children}</span>
}
