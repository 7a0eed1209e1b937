import { Link } from '@tanstack/react-router'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { product } from '#contract/product.ts'
import type { Term } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { SearchField } from '#ui-kit/search-field.tsx'
import { MAX_SEARCH_LENGTH } from '../../event-values.contract.ts'
import styles from './event-hero.module.css'
import { type EventSearch, withFilter } from './event-search.ts'
import { HiddenFields } from './hidden-fields.tsx'
import { useChangeSearch } from './use-change-search.ts'

interface EventHeroProps {
  search: EventSearch
  topics: { tags: Term[]; skills: Term[] }
  children: ReactNode
}

/** How many topics of each kind stand under the search. */
const POPULAR = 2

/** What this place is, and the search. */
export function EventHero({ search, topics, children }: EventHeroProps) {
  const change = useChangeSearch()
  const field = useFieldThatFollows(search.search_query ?? '')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = new FormData(event.currentTarget).get('search_query')
    void change(withFilter(search, { search_query: String(words ?? '') }))
  }
  return (
    <section className={styles.hero}>
      <div className={styles.in}>
        <div>
          <h1>{product.tagline}</h1>
          <p className={styles.lead}>{m.events_lead()}</p>
          <form className={styles.search} action="/" method="get" onSubmit={submit}>
            <search>
              <HiddenFields search={search} without={['search_query', 'page', 'status']} />
              <SearchField
                ref={field}
                name="search_query"
                label={m.events_search_label()}
                submitLabel={m.search()}
                placeholder={m.events_search_hint()}
                defaultValue={search.search_query}
                maxLength={MAX_SEARCH_LENGTH}
              />
            </search>
          </form>
          <p className={styles.popular}>
            <span>{m.events_popular()}</span>
            {topics.tags.slice(0, POPULAR).map(({ id, name }) => (
              <Link key={`tag ${id}`} to="/" search={{ tag: [id] }} activeOptions={{ includeSearch: true }}>
                {name}
              </Link>
            ))}
            {topics.skills.slice(0, POPULAR).map(({ id, name }) => (
              <Link
                key={`skill ${id}`}
                to="/"
                search={{ skill: [id] }}
                activeOptions={{ includeSearch: true }}
              >
                {name}
              </Link>
            ))}
          </p>
        </div>
        {children}
      </div>
    </section>
  )
}

/**
 * The field stays where it is, with the focus in it, and shows the words of the address when these change.
 * What was typed before the page ran stays, and so does what was typed on while the list was on its way.
 */
function useFieldThatFollows(words: string) {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(words)
  useEffect(() => {
    if (field.current?.value === shown.current) field.current.value = words
    shown.current = words
  }, [words])
  return field
}
