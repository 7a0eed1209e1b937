import type { ReactNode } from 'react'
import { CircleAlert, type Icon } from './icons.ts'
import styles from './page-states.module.css'

interface StateProps {
  title: string
  headingLevel?: 1 | 2 | 3 | undefined
  /** What to do next, in one sentence. */
  children?: ReactNode
  /** One Button or link. */
  action?: ReactNode
}

export interface EmptyStateProps extends StateProps {
  icon?: Icon | undefined
}

/** Nothing here yet, and what to do next. */
export function EmptyState({ icon: Picture, title, headingLevel = 2, children, action }: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.state}>
      {Picture ? (
        <span className={styles.disc}>
          <Picture />
        </span>
      ) : null}
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  )
}

export interface ErrorStateProps extends StateProps {
  /** "Request number 1234", for when the person asks for help. */
  reference?: ReactNode
  /** True if it appears after the page was read; it's then announced. */
  isAnnounced?: boolean | undefined
}

/** What happened and what to do. */
export function ErrorState({
  title,
  headingLevel = 2,
  children,
  action,
  reference,
  isAnnounced,
}: ErrorStateProps) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className={styles.state} role={isAnnounced ? 'alert' : undefined}>
      <span className={`${styles.disc} ${styles.bad}`}>
        <CircleAlert />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
      {reference ? <p className={styles.reference}>{reference}</p> : null}
    </div>
  )
}
