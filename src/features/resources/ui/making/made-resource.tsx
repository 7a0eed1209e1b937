import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { CircleCheck } from '#ui-kit/icons.ts'
import { UnlistedHead } from '#ui-kit/page-head.tsx'
import { resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import styles from './making.module.css'
import { HEADING_ID } from './making-page.tsx'
import { MY_PAGE } from './making-steps.ts'

/** After submitting: what happened to the resource, and where to go next. */
export function MadeResource({
  resource,
  isChanged,
}: {
  resource: ResourceDetails
  /** Whether it was no draft before. */
  isChanged: boolean
}) {
  const isDraft = resource.status === 'draft'
  const { heading, next } = outcomeOf(resource, isChanged)
  return (
    <div className={styles.made}>
      <UnlistedHead page={heading} />
      <span className={styles.madeMark}>
        <CircleCheck aria-hidden="true" />
      </span>
      <h1 id={HEADING_ID} className={styles.heading} tabIndex={-1}>
        {heading}
      </h1>
      <p className={styles.madeTitle}>{resource.title}</p>
      <p>{next}</p>
      <div className={styles.madeLinks}>
        <AddressLink
          href={resourceAddress(resource, isDraft ? '/edit' : '')}
          className={buttonClass({ variant: 'primary', size: 'big' })}
        >
          {isDraft ? m.resource_made_continue() : m.resource_made_see()}
        </AddressLink>
        {isChanged ? null : (
          <AddressLink href="/resource/add" className={buttonClass({ variant: 'second', size: 'big' })}>
            {m.resource_made_another()}
          </AddressLink>
        )}
        <AddressLink href={MY_PAGE} className={buttonClass({ variant: 'ghost', size: 'big' })}>
          {m.resource_made_my_page()}
        </AddressLink>
      </div>
    </div>
  )
}

function outcomeOf({ status, privacy, is_waiting, hidden_reason }: ResourceDetails, isChanged: boolean) {
  if (status === 'draft') return { heading: m.resource_made_draft(), next: m.resource_made_draft_text() }
  if (is_waiting)
    return { heading: m.resource_made_under_review(), next: hidden_reason ?? m.under_review_only_you() }
  if (status === 'hidden') return { heading: m.resource_made_changes(), next: m.resource_saved_hidden() }
  if (privacy === 'Only me') {
    const heading = isChanged ? m.resource_made_changes() : m.resource_made_saved()
    return { heading, next: m.resource_made_only_me() }
  }
  return isChanged
    ? { heading: m.resource_made_changes(), next: m.resource_made_changes_text() }
    : { heading: m.resource_made_published(), next: m.resource_made_everyone() }
}
