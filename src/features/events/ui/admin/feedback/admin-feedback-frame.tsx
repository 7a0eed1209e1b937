import type { ReactNode } from 'react'
import { AdminPage } from '#foundation/admin-kit/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { buttonClass } from '#ui-kit/button.tsx'
import { Download } from '#ui-kit/icons.ts'
import { SegmentedLinks } from '#ui-kit/segmented-links.tsx'
import { type TableSearch, tableAddress } from '#ui-kit/table-address.ts'
import { AdminEventTabs } from '../admin-event-tabs.tsx'

interface AdminFeedbackFrameProps {
  event_id: number
  /** The title of the event. */
  title: string
  current: 'questions' | 'reviews'
  search: TableSearch
  children: ReactNode
}

/** The frame around an event's questions and reviews. */
export function AdminFeedbackFrame({ event_id, title, current, search, children }: AdminFeedbackFrameProps) {
  const base = `/admin/events/${event_id}`
  const segments = [
    { key: 'questions', label: m.admin_questions(), href: `${base}/feedback` },
    { key: 'reviews', label: m.admin_reviews(), href: `${base}/feedback/reviews` },
  ]
  return (
    <AdminPage
      title={m.admin_feedback()}
      lead={title}
      action={
        <a
          className={buttonClass({ variant: 'second' })}
          href={tableAddress(`${base}/${current}.csv`, search)}
        >
          <Download aria-hidden="true" />
          {m.admin_csv()}
        </a>
      }
    >
      <AdminEventTabs id={event_id} current="feedback" canSeePeople />
      <SegmentedLinks
        label={m.admin_feedback()}
        segments={segments.map((segment) => ({ ...segment, isCurrent: segment.key === current }))}
        renderLink={(props) => <AddressLink {...props} />}
      />
      {children}
    </AdminPage>
  )
}
