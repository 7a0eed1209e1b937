import { addressIn } from '#contract/language.ts'
import type { TextLanguage } from '#contract/wire.ts'
import { onDemandAddress } from '#features/events/on-demand-address.contract.ts'
import { EventInMail, type MailFacts, mailedEvent, whenLabel } from '#features/events/server/index.ts'
import {
  MailAddress,
  MailButton,
  MailFrame,
  MailHeading,
  MailText,
  nameInMail,
  renderMail,
  type WrittenMail,
} from '#foundation/mails/server/index.ts'
import { m } from '#messages/messages.js'

interface ProgramMailFacts {
  title: string
  first_name: string
  language: TextLanguage
  /** Absolute URL of the program's page. */
  address: string
  /** The public base URL, without a trailing slash. */
  publicUrl: string
  registered: readonly MailFacts[]
  waiting: readonly MailFacts[]
  offered: readonly MailFacts[]
  /** The email has a calendar file with all dates attached. */
  hasCalendar: boolean
}

/** The email with all of a person's events in a program. Never contains a meeting link. */
export async function courseRegistrationMail(facts: ProgramMailFacts): Promise<WrittenMail> {
  const { title, first_name, language, address, registered, waiting, offered } = facts
  const inLanguage = { locale: language }
  const hasNone = registered.length + waiting.length + offered.length === 0
  const hasGathering = registered.some(({ is_film }) => !is_film)
  const mail = (
    <MailFrame
      language={language}
      preheader={title}
      heading={m.mail_course_heading({}, inLanguage)}
      reason={m.mail_course_reason({}, inLanguage)}
    >
      <MailText>{m.mail_hello({ name: nameInMail(first_name) }, inLanguage)}</MailText>
      <MailText>
        {hasNone ? m.mail_course_none({}, inLanguage) : m.mail_course_text({ title }, inLanguage)}
      </MailText>
      <EventsInMail heading={m.mail_course_registered({}, inLanguage)} events={registered} facts={facts} />
      {hasGathering && (
        <MailText>{m.mail_course_join({ button: m.registration_join({}, inLanguage) }, inLanguage)}</MailText>
      )}
      {facts.hasCalendar && <MailText>{m.mail_course_calendar({}, inLanguage)}</MailText>}
      <EventsInMail heading={m.mail_course_waiting({}, inLanguage)} events={waiting} facts={facts} />
      {waiting.length > 0 && <MailText>{m.mail_course_waiting_text({}, inLanguage)}</MailText>}
      <EventsInMail heading={m.mail_offered_heading({}, inLanguage)} events={offered} facts={facts} />
      <MailButton href={address}>{m.mail_course_button({}, inLanguage)}</MailButton>
      <MailAddress href={address} />
    </MailFrame>
  )
  return { subject: m.mail_course_subject({ title }, inLanguage), ...(await renderMail(mail)) }
}

interface ListedEvents {
  heading: string
  events: readonly MailFacts[]
  facts: Pick<ProgramMailFacts, 'language' | 'publicUrl'>
}

function EventsInMail({ heading, events, facts: { language, publicUrl } }: ListedEvents) {
  if (events.length === 0) return null
  return (
    <>
      <MailHeading>{heading}</MailHeading>
      {events.map((facts) => {
        const event = mailedEvent(facts, publicUrl)
        const film = `${publicUrl}${addressIn(language, onDemandAddress({ id: facts.event_id, title: facts.title }))}`
        const when = facts.is_film
          ? m.mail_video_any_time({}, { locale: language })
          : whenLabel(event, language)
        return (
          <div key={facts.event_id}>
            <EventInMail title={facts.title} when={when} />
            <MailAddress href={facts.is_film ? film : event.address} />
          </div>
        )
      })}
    </>
  )
}
