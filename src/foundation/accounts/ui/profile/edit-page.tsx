import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { classNames } from '#ui-kit/class-names.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import styles from './edit-page.module.css'

interface EditPageProps {
  title: string
  lead?: string
  /** The page has a second column beside its form. */
  isWide?: boolean
  children: ReactNode
}

/** A page that edits part of the account, with a link back to it. */
export function EditPage({ title, lead, isWide, children }: EditPageProps) {
  return (
    <div className={classNames(styles.page, isWide && styles.wide)}>
      <UnlistedHead page={title} />
      <Link to="/profile" className={styles.back}>
        <span aria-hidden="true">←</span> {m.profile_back()}
      </Link>
      <h1 className={styles.heading}>{title}</h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </div>
  )
}
