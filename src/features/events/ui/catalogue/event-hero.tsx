import type { ReactNode } from 'react'
import { inPageLanguage, product, taglineIn } from '#contract/product.ts'
import type { Term } from '#contract/wire.ts'
import { useViewer } from '#foundation/accounts/ui/index.ts'
import { ListHero } from '#foundation/catalogue/ui/index.ts'
import { m } from '#messages/messages.js'
import { PlainLink } from '#ui-kit/address-link.tsx'
import { type EventSearch, eventCatalogue } from './event-search.ts'
import styles from './home-lead.module.css'

interface EventHeroProps {
  search: EventSearch
  topics: { tags: Term[]; skills: Term[] }
  /** Shown first when there is no search or filter. */
  first: ReactNode
  children: ReactNode
}

/** The introduction to the list, and the search. */
export function EventHero({ search, topics, first, children }: EventHeroProps) {
  return (
    <ListHero
      catalogue={eventCatalogue}
      search={search}
      title={taglineIn()}
      shortTitle={m.events_title()}
      lead={
        <>
          {product.welcome ? inPageLanguage(product.welcome) : m.events_lead()}{' '}
          {useViewer() ? null : <TourOffer />}
        </>
      }
      searchLabel={m.events_search_label()}
      searchHint={m.events_search_hint()}
      popularLabel={m.events_popular()}
      topics={topics}
      first={first}
    >
      {children}
    </ListHero>
  )
}

/**
 * For a first visit: starts the tour once its code has loaded (`web/guide`); before that, links to the text version.
 */
const TourOffer = () => (
  <span className={styles.offer}>
    {m.tour_new()} <PlainLink href="/help#tour">{m.tour_start()}</PlainLink>
  </span>
)
