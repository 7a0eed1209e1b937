import { m } from '#messages/messages.js'
import { Check, Clock } from '#ui-kit/icons.ts'
import type { ModuleEvent } from '../../certificate-programs.contract.ts'
import styles from './module-event.module.css'

/** The viewer's status at the event: none, registered, waiting or attended; and why it can no longer be chosen. */
export function EventSeat({ event }: { event: ModuleEvent }) {
  const { status, registration, user_event_status } = event
  if (user_event_status === 'Attended') return <Seat>{m.registration_took_part()}</Seat>
  if (status === 'Cancelled') return <p className={styles.soft}>{m.program_event_cancelled()}</p>
  if (registration?.status === 'registered') return <Seat>{m.registration_title()}</Seat>
  if (registration?.status === 'offered') return <Seat isWaiting>{m.program_event_offered()}</Seat>
  if (registration?.status === 'waiting') {
    const { waiting_place: place } = registration
    return (
      <Seat isWaiting>
        {place === null ? m.registration_waiting_title() : m.my_event_waiting_place({ place })}
      </Seat>
    )
  }
  if (status === 'Over') return <p className={styles.soft}>{m.program_event_ended()}</p>
  return null
}

function Seat({ isWaiting = false, children }: { isWaiting?: boolean; children: string }) {
  const Picture = isWaiting ? Clock : Check
  return (
    <p className={isWaiting ? styles.waiting : styles.mine}>
      <Picture aria-hidden="true" />
      {children}
    </p>
  )
}
