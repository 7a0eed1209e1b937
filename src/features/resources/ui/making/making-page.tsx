import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import styles from './making.module.css'

/** The id of the heading of the form, and of the page after it. */
export const HEADING_ID = 'resource-making'

interface MakingPageProps {
  title: string
  lead?: string | undefined
  /** The resource's public page. */
  back?: string | undefined
  children: ReactNode
}

/** The frame of the pages to create or edit a resource. */
export function MakingPage({ title, lead, back = '/resource', children }: MakingPageProps) {
  return (
    <div className={styles.page}>
      <UnlistedHead page={title} />
      <AddressLink href={back} className={styles.back}>
        <span aria-hidden="true">←</span>{' '}
        {back === '/resource' ? m.resource_make_back() : m.resource_edit_back()}
      </AddressLink>
      <h1 id={HEADING_ID} className={styles.heading} tabIndex={-1}>
        {title}
      </h1>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </div>
  )
}
