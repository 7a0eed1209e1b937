import type { PendingReview } from '#foundation/feature.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import {
  FileText,
  Flag,
  type Icon,
  LinkIcon,
  ListChecks,
  Mail,
  MessageSquareWarning,
  ShieldCheck,
  UsersRound,
  Video,
} from '#ui-kit/icons.ts'
import type { WaitingThing } from '../../administration.contract.ts'
import styles from './start.module.css'

const labels: Record<PendingReview, (of: { count: number }) => string> = {
  reports: m.start_reports,
  held: m.start_under_review,
  meetings: m.start_meeting_links_missing,
  attendance: m.start_attendance,
  recordings: m.start_recordings_missing,
  mails: m.start_emails_failed,
  jobs: m.start_jobs,
  drafts: m.start_drafts,
  deletions: m.start_deletions,
}

const icons: Record<PendingReview, Icon> = {
  reports: Flag,
  held: MessageSquareWarning,
  meetings: LinkIcon,
  attendance: UsersRound,
  recordings: Video,
  mails: Mail,
  jobs: ListChecks,
  drafts: FileText,
  deletions: ShieldCheck,
}

/** Decisions that wait for the viewer, each with a link. */
export function WaitingList({ waiting }: { waiting: readonly WaitingThing[] }) {
  return (
    <section className={styles.part} aria-labelledby="start-waiting">
      <h2 id="start-waiting" className={styles.heading}>
        {m.start_needs_attention()}
      </h2>
      {waiting.length === 0 ? (
        <p>{m.start_needs_attention_none()}</p>
      ) : (
        <ul className={styles.waiting}>
          {waiting.map(({ what, count, address }) => {
            const Picture = icons[what]
            return (
              <li key={what}>
                <AddressLink href={address} className={styles.thing}>
                  <Picture aria-hidden="true" />
                  {labels[what]({ count })}
                </AddressLink>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}
