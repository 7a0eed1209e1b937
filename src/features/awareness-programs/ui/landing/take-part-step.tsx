import type { ReactNode } from 'react'
import styles from './landing.module.css'

/** One of the four things to do, with its number. */
export function TakePartStep({
  number,
  title,
  children,
}: {
  number: number
  title: string
  children: ReactNode
}) {
  return (
    <div className={styles.step}>
      <h3 className={styles.stepTitle}>
        <span className={styles.number}>{number}</span>
        {title}
      </h3>
      {children}
    </div>
  )
}
