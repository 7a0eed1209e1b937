import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import styles from './event-crumbs.module.css'

/** Where a page of an event stands: under all events, and under the part of them given. */
export function EventCrumbs({ children }: { children: ReactNode }) {
  return (
    <nav aria-label={m.event_crumbs()}>
      <ol className={styles.crumbs}>
        <li>
          <Link to="/">{m.events_title()}</Link>
        </li>
        <li>{children}</li>
      </ol>
    </nav>
  )
}
