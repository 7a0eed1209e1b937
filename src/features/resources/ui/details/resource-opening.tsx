import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Crumbs } from '#ui-kit/crumbs.tsx'
import page from '#ui-kit/detail-page.module.css'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import styles from './resource-page.module.css'

/** Characters. A longer title is set smaller. */
const LONG_TITLE = 60

/** The breadcrumb of a resource's page: all resources, then the given part. */
export function ResourceCrumbs({ children }: { children: ReactNode }) {
  return (
    <Crumbs
      label={m.event_crumbs()}
      first={<AddressLink href="/resource">{m.resources_title()}</AddressLink>}
    >
      {children}
    </Crumbs>
  )
}

interface ResourceOpeningProps {
  resource: ResourceDetails
  /** The creator, in a line. */
  creator?: ReactNode
  /** The main content at the top. */
  children: ReactNode
}

/** The top of a resource's page: breadcrumb with its type, title, creator and main content. */
export function ResourceOpening({ resource, creator, children }: ResourceOpeningProps) {
  const { type, title, language } = resource
  return (
    <header className={styles.opening}>
      <div className={styles.titles}>
        <ResourceCrumbs>
          {type ? (
            <AddressLink href={`/resource?type=${type.id}`}>{type.name}</AddressLink>
          ) : (
            <span>{m.resource_without_type()}</span>
          )}
        </ResourceCrumbs>
        <h1 className={page.title} data-long={title.length > LONG_TITLE} lang={language} data-listen="">
          {title}
        </h1>
        {creator}
      </div>
      {children}
    </header>
  )
}
