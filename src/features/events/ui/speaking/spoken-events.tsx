import { useId, useRef } from 'react'
import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { CardGrid } from '#ui-kit/card.tsx'
import { FailedPart } from '#ui-kit/failed-part.tsx'
import { useFormParts } from '#ui-kit/form-parts.ts'
import { numberWords } from '#ui-kit/number-words.ts'
import { ErrorState } from '#ui-kit/page-states.tsx'
import { ShowMore } from '#ui-kit/show-more.tsx'
import { useGrowingList } from '#ui-kit/use-growing-list.ts'
import { EventCard } from '../catalogue/event-card.tsx'
import { loadSpokenEvents, type SpokenListed } from './load-spoken-events.ts'
import styles from './spoken-events.module.css'

interface SpokenEventsProps {
  creator: { id: number; name: string; is_own: boolean }
  listed: SpokenListed | Failure
}

/** Where somebody speaks, on their page, the newest first; nothing for those who speak nowhere. */
export function SpokenEvents({ creator, listed }: SpokenEventsProps) {
  const { name, is_own } = creator
  const title = is_own ? m.spoken_events_own() : m.spoken_events_title({ name })
  if (!('success' in listed))
    return <ListedEvents key={creator.id} creator={creator} title={title} listed={listed} />
  return (
    <section className={styles.part} aria-labelledby="spoken">
      <h2 id="spoken">{title}</h2>
      <FailedPart problem={listed.data.message} />
    </section>
  )
}

interface ListedEventsProps {
  creator: { id: number; name: string }
  title: string
  listed: SpokenListed
}

/** Without JavaScript it grows by a link to a search for the name. */
function ListedEvents({ creator, title, listed }: ListedEventsProps) {
  const { api } = useFormParts()
  const heading = useId()
  const list = useRef<HTMLDivElement>(null)
  const { items, total, isBusy, problem, grow } = useGrowingList(listed, (after) =>
    loadSpokenEvents(api, { creator_id: creator.id, after }),
  )
  if (items.length === 0) return null
  const grid = {
    get current() {
      return list.current?.querySelector('ul') ?? null
    },
  }
  return (
    <section className={styles.part} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <div ref={list}>
        <CardGrid>
          {items.map((event) => (
            <EventCard key={event.id} event={event} />
          ))}
        </CardGrid>
      </div>
      {problem && (
        <ErrorState title={m.spoken_events_failed()} headingLevel={3} isAnnounced>
          {problem}
        </ErrorState>
      )}
      {total > listed.items.length && (
        <ShowMore
          label={m.show_more()}
          shownText={m.shown_of({ shown: numberWords(items.length), total: numberWords(total) })}
          shown={items.length}
          list={grid}
          hasMore={items.length < total}
          isBusy={isBusy}
          href={`/?search_query=${encodeURIComponent(creator.name)}`}
          onMore={() => void grow()}
        />
      )}
    </section>
  )
}
