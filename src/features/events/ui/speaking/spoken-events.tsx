import type { Failure } from '#contract/wire.ts'
import { GrowingPart, NamedPart } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { FailedPart } from '#ui-kit/failed-part.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { EventCard } from '../catalogue/event-card.tsx'
import { loadSpokenEvents, type SpokenListed } from './load-spoken-events.ts'

interface SpokenEventsProps {
  creator: { id: number; name: string; is_own: boolean }
  listed: SpokenListed | Failure
}

/** The events that a person speaks at, newest first, on their page; nothing if there are none. */
export function SpokenEvents({ creator, listed }: SpokenEventsProps) {
  const { api } = useFormParts()
  const { id, name, is_own } = creator
  const title = is_own ? m.spoken_events_own() : m.spoken_events_title({ name })
  if ('success' in listed)
    return (
      <NamedPart title={title}>
        <FailedPart problem={listed.data.message} />
      </NamedPart>
    )
  return (
    <GrowingPart
      key={id}
      title={title}
      listed={listed}
      loadAfter={(after) => loadSpokenEvents(api, { creator_id: id, after })}
      failedTitle={m.spoken_events_failed()}
      moreAt={`/?search_query=${encodeURIComponent(name)}`}
    >
      {(event) => <EventCard key={event.id} event={event} />}
    </GrowingPart>
  )
}
