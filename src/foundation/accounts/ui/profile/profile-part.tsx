import type { ReactNode } from 'react'
import styles from './profile.module.css'

interface ProfilePartProps {
  /** The id of its heading, which takes the focus after a change in the part. */
  id: string
  title: string
  help?: ReactNode
  /** Links to where this can be changed. */
  action?: ReactNode
  children?: ReactNode
}

/** One section of the account's pages. */
export function ProfilePart({ id, title, help, action, children }: ProfilePartProps) {
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h2 id={id} className={styles.partTitle} tabIndex={-1}>
        {title}
      </h2>
      {help ? <p className={styles.help}>{help}</p> : null}
      {children}
      {action ? <div className={styles.partAction}>{action}</div> : null}
    </section>
  )
}
