import type { ReactNode } from 'react'
import styles from './soft-line.module.css'

/** What is also to know, on a line of its own below the main thing of a table's cell or a form. */
export function SoftLine({ children }: { children: ReactNode }) {
  return <span className={styles.soft}>{children}</span>
}
