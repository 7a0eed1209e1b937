import type { TextLanguage } from '#contract/wire.ts'
import { MailText } from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import { weekdayDate } from '#ui-kit/dates.ts'
import { timeRange } from '#ui-kit/time-range.ts'
import { googleCalendarLink, outlookCalendarLink } from '../../calendar-links.contract.ts'

/** What emails say about an event. Times are ISO 8601 in UTC. */
export interface MailedEvent {
  first_name: string
  title: string
  start: string | null
  end: string | null
  time_zone: string
  /** Absolute URL of the event's page. */
  address: string
}

/** 'Sat, 28th Nov, 2026, 5:30–6:30 pm IST' */
export function whenLabel({ start, end, time_zone }: MailedEvent, language: TextLanguage): string {
  if (start === null || end === null) return m.mail_event_date_to_come({}, { locale: language })
  return `${weekdayDate(start, time_zone, language)}, ${timeRange(start, end, time_zone, language)}`
}

/** The event's title and time. */
export function EventInMail({ title, when }: { title: string; when: string }) {
  return (
    <MailText>
      <strong>{title}</strong>
      <br />
      {when}
    </MailText>
  )
}

/** Links to common online calendars; for all others the email has a file attached. */
export function CalendarsInMail({ event, language }: { event: MailedEvent; language: TextLanguage }) {
  const { title, start, end, address } = event
  if (start === null || end === null) return null
  const entry = { title, start, end, address }
  return (
    <MailText>
      {m.mail_event_calendars({}, { locale: language })} <a href={googleCalendarLink(entry)}>Google</a>
      {' · '}
      <a href={outlookCalendarLink(entry)}>Outlook</a>
    </MailText>
  )
}
