import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { Crumbs } from '#ui-kit/crumbs.tsx'

/** The breadcrumb of an event's page: all events, then the given part. */
export function EventCrumbs({ children }: { children: ReactNode }) {
  return (
    <Crumbs label={m.event_crumbs()} first={<Link to="/">{m.events_title()}</Link>}>
      {children}
    </Crumbs>
  )
}
