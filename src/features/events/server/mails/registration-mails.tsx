import type { ReactNode } from 'react'
import type { TextLanguage } from '#contract/wire.ts'
import {
  MailAddress,
  MailButton,
  MailFrame,
  MailText,
  nameInMail,
  renderMail,
  type WrittenMail,
} from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'
import { dayAndTime, ordinalDate } from '#ui-kit/dates.ts'
import { timeToRoom } from '../../events.contract.ts'
import { CalendarsInMail, EventInMail, type MailedEvent, whenLabel } from './event-in-mail.tsx'

/** Emails about a registration. None contains the meeting link: people join through the event's page. */
export function registeredMail(event: MailedEvent, language: TextLanguage, now: Date): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const ofButton = { button: m.registration_join({}, inLanguage) }
  const isOpen = event.start !== null && timeToRoom(event.start, now) <= 0
  return eventMail(event, language, {
    subject: m.mail_registered_subject({ title: event.title }, inLanguage),
    heading: m.mail_registered_heading({}, inLanguage),
    lead: m.mail_registered_text({}, inLanguage),
    button: m.mail_registered_button({}, inLanguage),
    more: (
      <>
        <MailText>
          {isOpen
            ? m.mail_registered_join_now(ofButton, inLanguage)
            : m.mail_registered_join(ofButton, inLanguage)}
        </MailText>
        <CalendarsInMail event={event} language={language} />
        <MailText>{m.mail_registered_cancel({}, inLanguage)}</MailText>
      </>
    ),
  })
}

/** @param event with the address of its recording's page, as there is no date to attend */
export function filmMail(event: MailedEvent, language: TextLanguage): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  return eventMail(event, language, {
    subject: m.mail_video_subject({ title: event.title }, inLanguage),
    heading: m.mail_video_heading({}, inLanguage),
    lead: m.mail_video_text({}, inLanguage),
    when: m.mail_video_any_time({}, inLanguage),
    button: m.mail_video_button({}, inLanguage),
    more: <MailText>{m.mail_video_resume({}, inLanguage)}</MailText>,
  })
}

export function waitingMail(event: MailedEvent, language: TextLanguage): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  return eventMail(event, language, {
    subject: m.mail_waiting_subject({ title: event.title }, inLanguage),
    heading: m.mail_waiting_heading({}, inLanguage),
    lead: m.mail_waiting_text({}, inLanguage),
    button: m.mail_waiting_button({}, inLanguage),
  })
}

/** @param expires ISO 8601: when the offer ends */
export function offeredMail(
  event: MailedEvent,
  language: TextLanguage,
  expires: string,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const until = dayAndTime(expires, event.time_zone, language)
  return eventMail(event, language, {
    subject: m.mail_offered_subject({ title: event.title }, inLanguage),
    heading: m.mail_offered_heading({}, inLanguage),
    lead: m.mail_offered_text({ until }, inLanguage),
    button: m.mail_offered_button({}, inLanguage),
    more: (
      <>
        <MailText>
          {m.mail_offered_how({ button: m.registration_accept({}, inLanguage) }, inLanguage)}
        </MailText>
        <MailText>{m.mail_offered_otherwise({}, inLanguage)}</MailText>
      </>
    ),
  })
}

const REMINDERS = {
  day: { subject: m.mail_reminder_day_subject, heading: m.mail_reminder_day_heading },
  today: { subject: m.mail_reminder_today_subject, heading: m.mail_reminder_today_heading },
  hour: { subject: m.mail_reminder_hour_subject, heading: m.mail_reminder_hour_heading },
} as const

/** A delayed reminder of the day before says today once it is that day where the event is. */
export function reminderMail(
  event: MailedEvent,
  language: TextLanguage,
  { before, now }: { before: 'day' | 'hour'; now: Date },
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const dayOf = (moment: Date | string) => ordinalDate(moment, event.time_zone, language)
  const isToday = event.start !== null && dayOf(event.start) === dayOf(now)
  const { subject, heading } = REMINDERS[before === 'day' && isToday ? 'today' : before]
  return eventMail(event, language, {
    subject: subject({ title: event.title }, inLanguage),
    heading: heading({}, inLanguage),
    lead: m.mail_registered_join({ button: m.registration_join({}, inLanguage) }, inLanguage),
    button: m.mail_registered_button({}, inLanguage),
    more: <MailText>{m.mail_reminder_stop({}, inLanguage)}</MailText>,
  })
}

interface Moved {
  /** The event before the move; the email shows both times. */
  before: MailedEvent
  status: 'registered' | 'waiting' | 'offered'
  /** ISO 8601: when the offer ends. */
  expires: string | null
}

/** Also for an event whose date is withdrawn: it has no start. */
export function eventMovedMail(
  event: MailedEvent,
  language: TextLanguage,
  { before, status, expires }: Moved,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const was = before.start === null ? '' : whenLabel(before, language)
  const { subject, heading } = wordsOfMove()
  return eventMail(event, language, {
    subject: subject({ title: event.title }, inLanguage),
    heading: heading({}, inLanguage),
    lead: leadOfMoved(),
    button: m.mail_registered_button({}, inLanguage),
    more: (
      <>
        {was && <MailText>{m.mail_event_moved_before({ when: was }, inLanguage)}</MailText>}
        {status === 'registered' && event.start !== null && (
          <>
            <CalendarsInMail event={event} language={language} />
            <MailText>{m.mail_registered_cancel({}, inLanguage)}</MailText>
          </>
        )}
      </>
    ),
  })

  function wordsOfMove() {
    if (event.start === null)
      return { subject: m.mail_event_undated_subject, heading: m.mail_event_undated_heading }
    return was
      ? { subject: m.mail_event_moved_subject, heading: m.mail_event_moved_heading }
      : { subject: m.mail_event_dated_subject, heading: m.mail_event_dated_heading }
  }

  function leadOfMoved(): string {
    if (event.start === null && status === 'registered') return m.mail_event_undated_text({}, inLanguage)
    if (status === 'waiting') return m.mail_event_moved_waiting({}, inLanguage)
    if (expires === null || status === 'registered') return m.mail_event_moved_text({}, inLanguage)
    const until = dayAndTime(expires, event.time_zone, language)
    return m.mail_event_moved_offered({ until }, inLanguage)
  }
}

/** @param note the organiser's message; may be empty */
export function eventCancelledMail(
  event: MailedEvent,
  language: TextLanguage,
  note: string,
): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  return eventMail(event, language, {
    subject: m.mail_event_cancelled_subject({ title: event.title }, inLanguage),
    heading: m.mail_event_cancelled_heading({}, inLanguage),
    lead: m.mail_event_cancelled_text({}, inLanguage),
    more: note ? <MailText>{note}</MailText> : null,
  })
}

interface Words {
  subject: string
  heading: string
  lead: string
  /** Shown instead of the date and time. */
  when?: string
  /** Label of the button to the event's page. */
  button?: string
  more?: ReactNode
}

async function eventMail(event: MailedEvent, language: TextLanguage, words: Words): Promise<WrittenMail> {
  const inLanguage = { locale: language }
  const when = words.when ?? whenLabel(event, language)
  const mail = (
    <MailFrame
      language={language}
      preheader={`${event.title} · ${when}`}
      heading={words.heading}
      reason={m.mail_event_reason({}, inLanguage)}
    >
      <MailText>{m.mail_hello({ name: nameInMail(event.first_name) }, inLanguage)}</MailText>
      <MailText>{words.lead}</MailText>
      <EventInMail title={event.title} when={when} />
      {words.button && (
        <>
          <MailButton href={event.address}>{words.button}</MailButton>
          <MailAddress href={event.address} />
        </>
      )}
      {words.more}
    </MailFrame>
  )
  return { subject: words.subject, ...(await renderMail(mail)) }
}
