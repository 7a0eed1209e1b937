import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { Crumbs } from '#ui-kit/crumbs.tsx'

/** Where a page of an event stands: under all events, and under the part of them given. */
export function EventCrumbs({ children }: { children: ReactNode }) {
  return (
    <Crumbs label={m.event_crumbs()} first={<Link to="/">{m.events_title()}</Link>}>
      {children}
    </Crumbs>
  )
}
