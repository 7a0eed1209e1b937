import type { ReactNode } from 'react'
import { product } from '#contract/product.ts'
import type { Term } from '#contract/wire.ts'
import { PopularTopics, SearchForm } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import styles from './event-hero.module.css'
import { type EventSearch, eventCatalogue } from './event-search.ts'

interface EventHeroProps {
  search: EventSearch
  topics: { tags: Term[]; skills: Term[] }
  children: ReactNode
}

/** What this place is, and the search. */
export function EventHero({ search, topics, children }: EventHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.in}>
        <div>
          <h1>{product.tagline}</h1>
          <p className={styles.lead}>{m.events_lead()}</p>
          <SearchForm
            className={styles.search}
            catalogue={eventCatalogue}
            search={search}
            label={m.events_search_label()}
            hint={m.events_search_hint()}
          />
          <PopularTopics path={eventCatalogue.path} label={m.events_popular()} topics={topics} />
        </div>
        {children}
      </div>
    </section>
  )
}
