import { Link, useRouter } from '@tanstack/react-router'
import { type RefObject, useRef } from 'react'
import type { Failure } from '#contract/wire.ts'
import { FailedList, GrowingCards } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import { SegmentedLinks } from '#ui-kit/segmented-links.tsx'
import { type ListedOwnEvents, shownOwnEvents } from './load-own-events.ts'
import { NothingOfOwn } from './nothing-of-own.tsx'
import { type OwnEventSearch, ownEventCatalogue } from './own-event-search.ts'
import styles from './own-events.module.css'
import { PastEventCard } from './past-event-card.tsx'
import { UpcomingEventCard } from './upcoming-event-card.tsx'

interface MyEventsProps {
  /** The query parameters of the page's address. */
  search: object
  data: ListedOwnEvents | Failure
  publicUrl: string
}

/** Gatherings that the viewer has a seat at, is waiting for or attended. */
export function MyEvents({ search: given, data, publicUrl }: MyEventsProps) {
  const search = ownEventCatalogue.read({ ...given })
  shownOwnEvents.useKeepShown(search, data, undefined)
  const isPast = search.when === 'past'
  return (
    <section className={styles.part} aria-labelledby="my-events">
      <h2 id="my-events" tabIndex={-1}>
        {isPast ? m.my_events_past_title() : m.my_events_upcoming_title()}
      </h2>
      {'success' in data ? (
        <FailedList title={m.my_events_failed()} problem={data.data.message} />
      ) : (
        <>
          <WhenLinks when={search.when} counts={data.counts} />
          {data.total === 0 ? (
            <NothingOfOwn what={isPast ? 'past' : 'upcoming'} />
          ) : (
            <Cards key={search.when} search={search} list={data} publicUrl={publicUrl} />
          )}
        </>
      )}
    </section>
  )
}

function WhenLinks({ when, counts }: { when: OwnEventSearch['when']; counts: ListedOwnEvents['counts'] }) {
  const links = [
    { key: 'upcoming', label: m.my_events_upcoming(), count: numberLabel(counts.upcoming) },
    { key: 'past', label: m.my_events_past(), count: numberLabel(counts.past) },
  ].map((link) => ({
    ...link,
    isCurrent: (when ?? 'upcoming') === link.key,
    href: link.key === 'past' ? `${ownEventCatalogue.path}?when=past` : ownEventCatalogue.path,
  }))
  return (
    <SegmentedLinks
      label={m.my_events_parts()}
      segments={links}
      renderLink={({ href: _, ...link }, { key }) => (
        <Link
          {...link}
          to={ownEventCatalogue.path}
          search={ownEventCatalogue.read({ when: key })}
          resetScroll={false}
          activeOptions={{ exact: true, includeSearch: true }}
        />
      )}
    />
  )
}

interface CardsProps {
  search: OwnEventSearch
  list: ListedOwnEvents
  publicUrl: string
}

function Cards({ search, list, publicUrl }: CardsProps) {
  const [box, afterCancel] = useFocusAfterCancel()
  return (
    <div ref={box}>
      <GrowingCards
        catalogue={ownEventCatalogue}
        search={search}
        list={list}
        failedTitle={m.my_events_failed()}
      >
        {(event, place) =>
          search.when === 'past' ? (
            <PastEventCard key={event.id} event={event} isFirst={place < 3} />
          ) : (
            <UpcomingEventCard
              key={event.id}
              event={event}
              isFirst={place < 3}
              publicUrl={publicUrl}
              onCancelled={() => afterCancel(place)}
            />
          )
        }
      </GrowingCards>
    </div>
  )
}

/**
 * If cancelling removes the card with the focus, moves the focus to the card that takes its position, or else to the
 * heading.
 * @returns the box around the cards, and a function that reloads the page after the card at a position was cancelled
 */
function useFocusAfterCancel(): [RefObject<HTMLDivElement | null>, (place: number) => Promise<void>] {
  const router = useRouter()
  const box = useRef<HTMLDivElement>(null)
  return [
    box,
    async (place) => {
      await router.invalidate({ sync: true })
      const cards = [...(box.current?.querySelectorAll<HTMLElement>('h3 a[href]') ?? [])]
      const next = cards[place] ?? cards.at(-1) ?? document.getElementById('my-events')
      next?.focus()
    },
  ]
}
