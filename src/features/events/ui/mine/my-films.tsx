import type { Failure } from '#contract/wire.ts'
import { FailedList, GrowingCards } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import { FilmCard } from './film-card.tsx'
import { type ListedOwnEvents, shownOwnFilms } from './load-own-events.ts'
import { NothingOfOwn } from './nothing-of-own.tsx'
import { ownFilmCatalogue } from './own-event-search.ts'
import styles from './own-events.module.css'

interface MyFilmsProps {
  /** The query parameters of the page's address. */
  search: object
  data: ListedOwnEvents | Failure
}

/** Recordings of events that the viewer registered for, each with where they left it. */
export function MyFilms({ search: given, data }: MyFilmsProps) {
  const search = ownFilmCatalogue.read({ ...given })
  shownOwnFilms.useKeepShown(search, data, undefined)
  return (
    <section className={styles.part} aria-labelledby="my-films">
      <h2 id="my-films">{m.my_videos_title()}</h2>
      {'success' in data ? (
        <FailedList title={m.my_videos_failed()} problem={data.data.message} />
      ) : data.total === 0 ? (
        <NothingOfOwn what="films" />
      ) : (
        <>
          <p className={styles.count}>
            {m.my_videos_count({ count: data.total, shown: numberLabel(data.total) })}
          </p>
          <GrowingCards
            catalogue={ownFilmCatalogue}
            search={search}
            list={data}
            failedTitle={m.my_videos_failed()}
          >
            {(event, place) => <FilmCard key={event.id} event={event} isFirst={place < 3} />}
          </GrowingCards>
        </>
      )}
    </section>
  )
}
