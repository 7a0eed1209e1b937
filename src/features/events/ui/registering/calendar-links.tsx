import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { Download, ExternalLink } from '#ui-kit/icons.ts'
import { calendarFile, googleCalendarLink, outlookCalendarLink } from '../../calendar-links.contract.ts'
import type { EventCard } from '../../events.contract.ts'
import styles from './event-registration.module.css'

interface CalendarLinksProps {
  event: Pick<EventCard, 'id' | 'title' | 'start_date_time' | 'end_date_time'>
  publicUrl: string
  summary?: ReactNode
}

/** Links that add the event to the person's calendar; nothing while it has no date. */
export function CalendarLinks({ event, publicUrl, summary = m.registration_calendar() }: CalendarLinksProps) {
  const { id, title, start_date_time: start, end_date_time: end } = event
  if (start === null || end === null) return null
  const entry = { title, start, end, address: `${publicUrl}/events/details/${id}` }
  return (
    <Disclosure summary={summary}>
      <ul className={styles.calendars}>
        <CalendarLink href={googleCalendarLink(entry)}>{m.calendar_google()}</CalendarLink>
        <CalendarLink href={outlookCalendarLink(entry)}>{m.calendar_outlook()}</CalendarLink>
        <li>
          <a href={calendarFile(id)} download>
            <Download aria-hidden="true" />
            {m.calendar_file()}
          </a>
        </li>
      </ul>
    </Disclosure>
  )
}

/** A link to an online calendar. */
function CalendarLink({ href, children }: { href: string; children: string }) {
  return (
    <li>
      <a href={href} target="_blank" rel="noopener">
        <ExternalLink aria-hidden="true" />
        {children} <span className="visually-hidden">{m.opens_in_new_tab()}</span>
      </a>
    </li>
  )
}
