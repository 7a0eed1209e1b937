import type { ReactNode } from 'react'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Plus } from '#ui-kit/icons.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import styles from './admin-kit.module.css'

export interface AdminPageProps {
  title: string
  /** One sentence on what the page is for. */
  lead?: ReactNode
  /** The most common action, beside the heading. */
  action?: ReactNode
  children: ReactNode
}

/** The heading and layout of every page of the administration, inside its frame. */
export function AdminPage({ title, lead, action, children }: AdminPageProps) {
  return (
    <>
      <UnlistedHead page={title} />
      <div className={styles.top}>
        <h1 className={styles.heading}>{title}</h1>
        {action}
      </div>
      {lead ? <p className={styles.lead}>{lead}</p> : null}
      {children}
    </>
  )
}

/** A link to the form for a new entry, the main action of most lists. */
export function NewLink({ href, children }: { href: string; children: string }) {
  return (
    <AddressLink className={buttonClass({ variant: 'primary' })} href={href}>
      <Plus aria-hidden="true" />
      {children}
    </AddressLink>
  )
}

interface AdminTabsProps {
  label: string
  /** The tabs by key, without those that the person may not open. */
  tabs: readonly { key: string; label: string; href: string }[]
  current: string
}

/** Tabs between the pages of one thing. */
export function AdminTabs({ label, tabs, current }: AdminTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ key, label: name, href }) => (
        <AddressLink
          key={key}
          href={href}
          className={buttonClass({ variant: key === current ? 'done' : 'second' })}
          aria-current={key === current ? 'page' : undefined}
        >
          {name}
        </AddressLink>
      ))}
    </nav>
  )
}
