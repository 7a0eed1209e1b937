import { m } from '#messages/messages.js'
import { DateTime } from '#ui-kit/date-time.tsx'
import type { OwnRegistration } from '../../event-registrations.contract.ts'
import type { EventDetails } from '../../events.contract.ts'
import { CancelRegistration } from './cancel-registration.tsx'
import styles from './event-registration.module.css'
import { RegisterForm } from './register-form.tsx'

interface WaitingProps {
  event: EventDetails
  registration: OwnRegistration
}

/** The registration of a person on the waitlist or with an offered seat. */
export function WaitingRegistration({ event, registration }: WaitingProps) {
  const { offer_expires_at: until, waiting_place: place } = registration
  if (until === null) {
    return (
      <>
        <p className={styles.waiting}>
          <strong>
            {place === null ? m.registration_waiting_title() : m.registration_waiting_place({ place })}
          </strong>
          <span>{m.register_waiting_help()}</span>
        </p>
        <CancelRegistration
          id={event.id}
          summary={m.registration_leave()}
          help={m.registration_leave_help()}
          button={m.registration_leave()}
        />
      </>
    )
  }
  return (
    <>
      <p className={styles.waiting}>
        <strong>{m.registration_offered_title()}</strong>
        <span>
          {m.registration_offered_until()}{' '}
          <DateTime moment={until} zone={event.time_zone} kind="dayAndTime" />
        </span>
      </p>
      <RegisterForm event={event} label={m.registration_accept()} />
      <CancelRegistration
        id={event.id}
        summary={m.registration_decline()}
        help={m.registration_decline_help()}
        button={m.registration_decline_button()}
      />
    </>
  )
}
