import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { Crumbs } from '#ui-kit/crumbs.tsx'
import page from '#ui-kit/detail-page.module.css'
import { ShortRating } from '#ui-kit/short-rating.tsx'
import { TextLanguageNote } from '#ui-kit/text-language-note.tsx'
import { TypeBadge } from '#ui-kit/type-badge.tsx'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import { typeIcon } from '../resource-labels.ts'

/** Characters; a longer title is set smaller. */
const LONG_TITLE = 90

/** The breadcrumb of a resource's page: all resources, then the part of them given. */
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

/** The top of a resource's page: breadcrumb, type and title. */
export function ResourceOpening({ resource }: { resource: ResourceDetails }) {
  const { type, title, summary, language } = resource
  return (
    <header className={page.opening}>
      <ResourceCrumbs>
        {type ? (
          <AddressLink href={`/resource?type=${type.id}`}>{type.name}</AddressLink>
        ) : (
          <span>{m.resource_without_type()}</span>
        )}
      </ResourceCrumbs>
      <div className={page.badges}>
        {type && <TypeBadge icon={typeIcon(type.key)}>{type.name}</TypeBadge>}
        <ShortRating of={resource} />
      </div>
      <h1 className={page.title} data-long={title.length > LONG_TITLE} lang={language} data-listen="">
        {title}
      </h1>
      {summary && (
        <p className={page.summary} lang={language} data-listen="">
          {summary}
        </p>
      )}
      <TextLanguageNote language={language} />
    </header>
  )
}
