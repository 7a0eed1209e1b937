import { onDemandAddress } from '#features/events/on-demand-address.contract.ts'
import { JoinLink, seatsLabel, typeIcon, When } from '#features/events/ui/index.ts'
import { m } from '#messages/messages.js'
import { AddressLink, PlainLink } from '#ui-kit/address-link.tsx'
import { Checkbox } from '#ui-kit/checkbox.tsx'
import { Chip, ChipRow } from '#ui-kit/chip.tsx'
import { useFormField } from '#ui-kit/form.tsx'
import { Captions, CirclePlay, Hand } from '#ui-kit/icons.ts'
import { languageName } from '#ui-kit/language-name.ts'
import type { ModuleEvent } from '../../certificate-programs.contract.ts'
import { isChoosable } from '../registering/choosable-events.ts'
import { EventSeat } from './event-seat.tsx'
import styles from './module-event.module.css'

interface ModuleEventItemProps {
  event: ModuleEvent
  canChoose: boolean
  clashes: readonly ModuleEvent[]
}

/** One event of a module: what, when, how, how accessible, and what the viewer can do about it. */
export function ModuleEventItem({ event, canChoose, clashes }: ModuleEventItemProps) {
  const { id, title, text_language } = event
  return (
    <li id={`event-${id}`} className={styles.event}>
      {canChoose && isChoosable(event) ? (
        <Choice event={event} clashes={clashes} />
      ) : (
        <div className={styles.plain}>
          <b lang={text_language}>{title}</b>
          <span className={styles.when}>
            <When event={event} />
          </span>
          <Clashes clashes={clashes} />
        </div>
      )}
      <div className={styles.rest}>
        <Facts event={event} />
        <EventSeat event={event} />
        <Ways event={event} />
      </div>
    </li>
  )
}

/** The checkbox of an event; the reason for a refused registration is shown with it. */
function Choice({ event, clashes }: Pick<ModuleEventItemProps, 'event' | 'clashes'>) {
  const { id: fieldId, error } = useFormField(`events.${event.id}`)
  const { values } = useFormField('events')
  return (
    <Checkbox
      id={fieldId}
      name="events"
      value={event.id}
      defaultChecked={values.includes(String(event.id))}
      error={error}
      label={<b lang={event.text_language}>{event.title}</b>}
      help={
        <span className={styles.help}>
          <span>
            <When event={event} />
          </span>
          <Clashes clashes={clashes} />
        </span>
      }
    />
  )
}

/** A warning at both events; it never prevents choosing them. */
function Clashes({ clashes }: { clashes: readonly ModuleEvent[] }) {
  return clashes.map(({ id, title }) => (
    <span key={id} className={styles.clash}>
      {m.program_clash({ title })}
    </span>
  ))
}

function Facts({ event }: { event: ModuleEvent }) {
  const { event_type, access, status, places_left, isSelected } = event
  const isAhead = status === 'Upcoming' || status === 'Scheduled'
  const hasRecording = status === 'On-Demand' || access.recording
  return (
    <ChipRow as="ul">
      <li>
        <Chip icon={typeIcon(event_type.key)}>{event_type.name}</Chip>
      </li>
      {access.captions !== 'none' && (
        <li>
          <Chip icon={Captions}>{m.captions()}</Chip>
        </li>
      )}
      {access.sign_language && (
        <li>
          <Chip icon={Hand}>{m.sign_language()}</Chip>
        </li>
      )}
      {hasRecording && (
        <li>
          <Chip icon={CirclePlay}>{m.recording()}</Chip>
        </li>
      )}
      {access.language !== m.page_language() && (
        <li>
          <Chip>{languageName(access.language)}</Chip>
        </li>
      )}
      {isAhead && !isSelected && places_left !== null && places_left <= 12 && (
        <li>
          <Chip>{places_left <= 0 ? m.program_event_full() : seatsLabel(places_left)}</Chip>
        </li>
      )}
    </ChipRow>
  )
}

function Ways({ event }: { event: ModuleEvent }) {
  const { id, title, status, is_live, registration } = event
  const named = <span className="visually-hidden">: {title}</span>
  return (
    <div className={styles.ways}>
      {is_live && registration?.status === 'registered' && (
        <div>
          <JoinLink event={event} isNamed />
        </div>
      )}
      {status === 'On-Demand' && (
        // A full page load, because the policy for embedded videos is sent with the page.
        <PlainLink href={onDemandAddress(event)} className={styles.way}>
          {m.video_watch()}
          {named}
        </PlainLink>
      )}
      <AddressLink href={`/events/details/${id}`} className={styles.way}>
        {m.program_event_details()}
        {named}
      </AddressLink>
    </div>
  )
}
