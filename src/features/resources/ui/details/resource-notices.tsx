import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Clock, EyeOff, Flag, Lock, Pencil } from '#ui-kit/icons.ts'
import { resourceAddress } from '../../resource-card.contract.ts'
import type { ResourceDetails } from '../../resource-details.contract.ts'
import styles from './resource-page.module.css'

/** Tells the creator of a resource who can see it, with a link to change it. */
export function ResourceNotices({ resource }: { resource: ResourceDetails }) {
  if (!resource.can.edit) return null
  return (
    <div className={styles.own}>
      <StateNotice resource={resource} />
      <AddressLink href={resourceAddress(resource, '/edit')} className={buttonClass()}>
        <Pencil aria-hidden="true" />
        {m.resource_edit()}
      </AddressLink>
    </div>
  )
}

function StateNotice({ resource }: { resource: ResourceDetails }) {
  const { status, privacy, hidden_reason, is_waiting } = resource
  if (is_waiting) {
    return (
      <div className={styles.notice}>
        <Clock aria-hidden="true" />
        <p>{m.under_review_only_you()}</p>
      </div>
    )
  }
  if (status === 'hidden') {
    return (
      <div className={styles.notice}>
        <Flag aria-hidden="true" />
        <div>
          <p>{m.resource_notice_hidden()}</p>
          {hidden_reason && <p>{m.resource_notice_hidden_why({ reason: hidden_reason })}</p>}
        </div>
      </div>
    )
  }
  const isDraft = status === 'draft'
  if (!isDraft && privacy === 'Everyone') {
    return (
      <div className={styles.notice}>
        <p>{m.resource_notice_yours()}</p>
      </div>
    )
  }
  return (
    <div className={styles.notice}>
      {isDraft ? <EyeOff aria-hidden="true" /> : <Lock aria-hidden="true" />}
      <p>{isDraft ? m.resource_notice_draft() : m.resource_notice_only_me()}</p>
    </div>
  )
}
