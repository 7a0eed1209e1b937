import { useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { Disclosure } from '#ui-kit/disclosure.tsx'
import { FieldError } from '#ui-kit/field.tsx'
import { Form } from '#ui-kit/form.tsx'
import { FormCheckbox, SubmitButton } from '#ui-kit/form-fields.tsx'
import { Check } from '#ui-kit/icons.ts'
import type { EventDetails } from '../../events.contract.ts'
import { onDemandAddress } from '../../on-demand-address.contract.ts'
import { FilmFacade, openFilmOf } from '../film/film-facade.tsx'
import { REGISTRATION, useAfterChange, useRefusal } from './after-registering.ts'
import { CalendarLinks } from './calendar-links.tsx'
import { CancelRegistration } from './cancel-registration.tsx'
import styles from './event-registration.module.css'
import { JoinLink } from './join-link.tsx'
import { MainPress } from './main-press.tsx'
import { OwnRequest, RegisterForm } from './register-form.tsx'
import { endedJustNow, useStaying } from './use-staying.ts'
import { useWhenRoomOpens } from './use-when-room-opens.ts'
import { WaitingRegistration } from './waiting-registration.tsx'

interface RegistrationProps {
  event: EventDetails
  publicUrl: string
}

/** What the viewer can do about the event right now: register, join the waitlist, join, cancel or watch. */
export function EventRegistration(props: RegistrationProps) {
  const refusal = useRefusal(props.event.id)
  return (
    <div>
      <div role="alert">{refusal && !props.event.registration && <FieldError>{refusal}</FieldError>}</div>
      <AtThisMoment {...props} />
    </div>
  )
}

function AtThisMoment({ event, publicUrl }: RegistrationProps) {
  const { status, registration } = event
  useStaying(endedJustNow(event) ? event : null)
  if (status === 'On-Demand') return <Film event={event} />
  if (status === 'In Transit' || status === 'Over') return <Held event={event} />
  return (
    <div id={REGISTRATION} tabIndex={-1} className={styles.registration}>
      {registration === null ? (
        <RegisterForm event={event} />
      ) : registration.status === 'registered' ? (
        <Registered event={event} publicUrl={publicUrl} />
      ) : (
        <WaitingRegistration event={event} registration={registration} />
      )}
    </div>
  )
}

/** One click registers people who aren't registered yet, and plays the recording on its own page. */
function Film({ event }: { event: EventDetails }) {
  const router = useRouter()
  const isRegistered = event.registration?.status === 'registered'
  async function open() {
    openFilmOf(event.id)
    await router.navigate({ href: onDemandAddress(event) })
  }
  return (
    <div className={styles.registration}>
      <div className={styles.film}>
        <FilmFacade event={event} isRegistered={isRegistered} onOpen={open} />
      </div>
      {!isRegistered && <p className={styles.help}>{m.video_registers()}</p>}
      {event.user_event_status === 'Attended' && <Done>{m.registration_took_part()}</Done>}
    </div>
  )
}

function Held({ event: { user_event_status } }: { event: EventDetails }) {
  if (user_event_status === 'Not Registered') return null
  return <Done>{user_event_status === 'Attended' ? m.registration_attended() : m.registration_was()}</Done>
}

function Registered({ event, publicUrl }: RegistrationProps) {
  useWhenRoomOpens(event)
  return (
    <>
      <Done>{m.registration_title()}</Done>
      {event.can.join && (
        <MainPress label={m.registration_join()}>
          <JoinLink event={event} size="big" />
        </MainPress>
      )}
      <p role="status" className={styles.help}>
        {event.can.join ? `${m.registration_room_open()} ${m.registration_stay()}` : roomLabel(event)}
      </p>
      <OwnRequest event={event} />
      <div>
        <CalendarLinks event={event} publicUrl={publicUrl} />
        <Reminders event={event} />
        <CancelRegistration
          id={event.id}
          summary={m.registration_cancel()}
          help={m.registration_cancel_help()}
          button={m.registration_cancel_button()}
        />
      </div>
    </>
  )
}

function roomLabel({ status, starts_in }: EventDetails): string {
  if (status === 'Scheduled') return m.registration_room_opens()
  return starts_in !== null && starts_in <= 0 ? m.registration_room_missing() : m.registration_no_room()
}

/** Reminders a day and an hour before, each optional. */
function Reminders({ event: { id, registration } }: { event: EventDetails }) {
  const stay = useAfterChange()
  const ticked = (isWanted: boolean | undefined) => (isWanted ? 'on' : null)
  return (
    <Disclosure summary={m.registration_reminders()}>
      <Form
        call="POST /v2/event/register/reminders/"
        next="/events/details/{id}"
        headingLevel={3}
        className={styles.form}
        onSent={stay}
        values={{
          wants_reminder_day: ticked(registration?.wants_reminder_day),
          wants_reminder_hour: ticked(registration?.wants_reminder_hour),
        }}
      >
        <input type="hidden" name="id" value={id} />
        <div>
          <FormCheckbox name="wants_reminder_day" label={m.reminder_day()} />
          <FormCheckbox name="wants_reminder_hour" label={m.reminder_hour()} />
        </div>
        <SubmitButton variant="second" size="normal" isWide>
          {m.reminders_save()}
        </SubmitButton>
      </Form>
    </Disclosure>
  )
}

function Done({ children }: { children: ReactNode }) {
  return (
    <p className={styles.done}>
      <Check aria-hidden="true" />
      {children}
    </p>
  )
}
