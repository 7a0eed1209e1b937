import { Link } from '@tanstack/react-router'
import { type MouseEvent, useRef } from 'react'
import { m } from '#messages/messages.js'
import { ChipRow, chipClass } from '#ui-kit/chip.tsx'
import { X } from '#ui-kit/icons.ts'
import type { EventFacets } from '../../events.contract.ts'
import { languageName } from '../event-words.ts'
import { type EventSearch, hasFilters, ID_FACETS, toggled, withFilter } from './event-search.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

interface ChosenFiltersProps {
  search: EventSearch
  /** Where they could not be had, a chip names the kind of its filter. */
  facets: EventFacets | undefined
}

/** What narrows the list now, each to be taken away by a press. */
export function ChosenFilters({ search, facets }: ChosenFiltersProps) {
  const row = useRef<HTMLElement>(null)
  const noteRemoval = useFocusAfterRemoval(row, JSON.stringify(search))
  if (!hasFilters(search)) return null
  const chips = chosen(search, facets)
  const removes = (place: number) => (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) noteRemoval(place)
  }
  return (
    <nav ref={row} aria-label={m.filters_chosen()}>
      <ChipRow as="ul">
        {chips.map(({ key, name, without }, place) => (
          <li key={key}>
            <Link
              to="/"
              search={without}
              resetScroll={false}
              activeOptions={{ includeSearch: true }}
              className={chipClass()}
              aria-label={m.filter_remove({ name })}
              data-removes="one"
              onClick={removes(place)}
            >
              {name}
              <X aria-hidden="true" />
            </Link>
          </li>
        ))}
        <li>
          <Link
            to="/"
            search={{}}
            resetScroll={false}
            activeOptions={{ includeSearch: true }}
            className={chipClass()}
            onClick={removes(chips.length)}
          >
            {m.filters_clear()}
          </Link>
        </li>
      </ChipRow>
    </nav>
  )
}

interface Chosen {
  key: string
  name: string
  without: EventSearch
}

function chosen(search: EventSearch, facets: EventFacets | undefined): Chosen[] {
  const kinds = {
    age_group: { terms: facets?.age_groups, title: m.filter_age_group() },
    skill: { terms: facets?.skills, title: m.filter_skill() },
    type: { terms: facets?.types, title: m.filter_type() },
    tag: { terms: facets?.tags, title: m.filter_tag() },
  }
  const list: Chosen[] = []
  const add = (key: string, name: string, without: EventSearch) => list.push({ key, name, without })
  if (search.search_query)
    add('search', m.filter_search({ words: search.search_query }), leftOut(search, 'search_query'))
  for (const facet of ID_FACETS) {
    for (const id of search[facet] ?? []) {
      const { terms, title } = kinds[facet]
      const term = terms?.find((one) => one.id === id)?.name
      const name = term && facet === 'age_group' ? m.ages({ ages: term }) : (term ?? title)
      add(`${facet} ${id}`, name, withFilter(search, { [facet]: toggled(search[facet], id) }))
    }
  }
  for (const code of search.language ?? [])
    add(code, languageName(code), withFilter(search, { language: toggled(search.language, code) }))
  if (search.captions) add('captions', m.captions(), leftOut(search, 'captions'))
  if (search.sign_language) add('sign_language', m.sign_language(), leftOut(search, 'sign_language'))
  return list
}

function leftOut(search: EventSearch, name: keyof EventSearch): EventSearch {
  const { [name]: _left, ...rest } = search
  return withFilter(rest, {})
}
