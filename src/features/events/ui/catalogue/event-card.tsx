import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pictureSet } from '#foundation/content/content-picture.contract.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { ageLabel } from '#ui-kit/age-label.ts'
import { Card, cardLinkClass } from '#ui-kit/card.tsx'
import { Chip } from '#ui-kit/chip.tsx'
import { DateTime } from '#ui-kit/date-time.tsx'
import { Captions, Hand } from '#ui-kit/icons.ts'
import { languageName } from '#ui-kit/language-name.ts'
import { Picture } from '#ui-kit/picture.tsx'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { ShortRating } from '#ui-kit/short-rating.tsx'
import type { EventCard as Event } from '../../events.contract.ts'
import { onDemandAddress } from '../../on-demand-address.contract.ts'
import { durationLabel, seatsLabel, typeIcon } from '../event-labels.ts'

interface EventCardProps {
  event: Event
  /** Whether the card is on the first screen, so that its picture loads eagerly. */
  isFirst?: boolean
  headingLevel?: 2 | 3
  /** Whether the card links to the recording instead of the event's page. */
  leadsToFilm?: boolean
  /** A note on its own line, such as why the event is suggested. */
  note?: ReactNode
  /** The viewer's relation to the event. */
  badges?: ReactNode
  /** Whether the viewer has a seat or is offered one: the card then doesn't say how many are left. */
  hasPlace?: boolean
  /** An action shown instead of the card's footer. */
  action?: ReactNode
}

/** An event at a glance: what, for whom, when, how, and how accessible it is. */
export function EventCard(props: EventCardProps) {
  const {
    event,
    isFirst,
    headingLevel = 3,
    leadsToFilm = false,
    hasPlace = false,
    note,
    badges,
    action,
  } = props
  const Heading = `h${headingLevel}` as const
  const isFew = event.places_left !== null && event.places_left <= 12
  const isAhead = event.status === 'Upcoming' || event.status === 'Scheduled'
  return (
    <Card
      as="li"
      picture={
        <Picture
          src={event.picture}
          srcSet={pictureSet(event.picture)}
          sizes="(width < 600px) 130px, 400px"
          alt={event.picture_alt}
          isFirst={isFirst}
        />
      }
      badge={badges}
      eyebrow={<When event={event} />}
      title={
        <Heading lang={event.text_language}>
          {leadsToFilm ? (
            // A full page load, because the policy for embedded videos is sent with the page.
            <PlainLink href={onDemandAddress(event)} className={cardLinkClass}>
              {event.title}
            </PlainLink>
          ) : (
            <Link to="/events/details/$id" params={{ id: String(event.id) }} className={cardLinkClass}>
              {event.title}
            </Link>
          )}
        </Heading>
      }
      byline={
        <>
          <SpokenBy event={event} />
          {note && <p>{note}</p>}
        </>
      }
      foot={action}
    >
      <Chip icon={typeIcon(event.event_type.key)}>{event.event_type.name}</Chip>
      {event.age_groups.length > 0 && <Chip>{ageLabel(event.age_groups)}</Chip>}
      {event.access.captions !== 'none' && <Chip icon={Captions}>{m.captions()}</Chip>}
      {event.access.sign_language && <Chip icon={Hand}>{m.sign_language()}</Chip>}
      {event.has_certificate && <Chip>{m.certificate()}</Chip>}
      {event.access.language !== m.page_language() && <Chip>{languageName(event.access.language)}</Chip>}
      {isAhead && isFew && !hasPlace && <Chip>{seatsLabel(event.places_left ?? 0)}</Chip>}
      {!action && <ShortRating of={event} />}
    </Card>
  )
}

export function When({ event }: { event: Event }) {
  const lasts = event.duration_minutes === null ? '' : durationLabel(event.duration_minutes)
  if (event.availability_label === 'Available Now') {
    return (
      <>
        <b>{m.available_now()}</b> {lasts}
      </>
    )
  }
  if (event.availability_label === 'Available Soon') {
    return (
      <>
        <b>{m.available_soon()}</b> {m.recording_coming()}
      </>
    )
  }
  if (event.start_date_time === null) return <b>{m.date_to_come()}</b>
  if (event.is_live) {
    return (
      <>
        <strong>{m.live_now()}</strong>
        {event.end_date_time && (
          <>
            {' · '}
            <DateTime
              moment={event.end_date_time}
              zone={event.time_zone}
              kind="time"
              inWords={(time) => m.live_until({ time })}
            />
          </>
        )}
      </>
    )
  }
  return (
    <>
      <b>
        <DateTime moment={event.start_date_time} zone={event.time_zone} kind="day" />
      </b>{' '}
      <DateTime
        moment={event.start_date_time}
        zone={event.time_zone}
        kind="time"
        inWords={(time) => (lasts ? `${time} · ${lasts}` : time)}
      />
    </>
  )
}

function SpokenBy({ event: { speakers } }: { event: Event }) {
  const first = speakers[0]
  if (!first) return null
  const more = speakers.length - 1
  return (
    <span>
      <bdi>{first.name}</bdi>
      {more > 0 ? (
        ` ${m.and_more({ count: more })}`
      ) : (
        <>
          , <span lang={scriptLanguage(first.designation)}>{first.designation}</span>
        </>
      )}
    </span>
  )
}
