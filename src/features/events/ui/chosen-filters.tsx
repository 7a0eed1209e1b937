import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { ChipRow, chipClass } from '#ui-kit/chip.tsx'
import { X } from '#ui-kit/icons.ts'
import type { EventFacets } from '../events.contract.ts'
import { type EventSearch, hasFilters, ID_FACETS, toggled, withFilter } from './event-search.ts'
import { languageName } from './event-words.ts'

/** What narrows the list now, each to be taken away by a press. */
export function ChosenFilters({ search, facets }: { search: EventSearch; facets: EventFacets }) {
  if (!hasFilters(search)) return null
  return (
    <nav aria-label={m.filters_chosen()}>
      <ChipRow as="ul">
        {chosen(search, facets).map(({ name, without }) => (
          <li key={name}>
            <Link
              to="/"
              search={without}
              resetScroll={false}
              activeOptions={{ includeSearch: true }}
              className={chipClass()}
              aria-label={m.filter_remove({ name })}
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
          >
            {m.filters_clear()}
          </Link>
        </li>
      </ChipRow>
    </nav>
  )
}

interface Chosen {
  name: string
  without: EventSearch
}

function chosen(search: EventSearch, facets: EventFacets): Chosen[] {
  const terms = { age_group: facets.age_groups, skill: facets.skills, type: facets.types, tag: facets.tags }
  const { search_query, captions: _captions, sign_language: _sign, ...others } = search
  const list: Chosen[] = []
  if (search_query) {
    const { search_query: _words, ...rest } = search
    list.push({ name: m.filter_search({ words: search_query }), without: withFilter(rest, {}) })
  }
  for (const facet of ID_FACETS) {
    for (const id of search[facet] ?? []) {
      const name = terms[facet].find((term) => term.id === id)?.name ?? `${id}`
      const label = facet === 'age_group' ? m.ages({ ages: name }) : name
      list.push({ name: label, without: withFilter(search, { [facet]: toggled(search[facet], id) }) })
    }
  }
  for (const code of others.language ?? []) {
    list.push({
      name: languageName(code),
      without: withFilter(search, { language: toggled(others.language, code) }),
    })
  }
  if (search.captions) list.push({ name: m.captions(), without: withoutFlag(search, 'captions') })
  if (search.sign_language)
    list.push({ name: m.sign_language(), without: withoutFlag(search, 'sign_language') })
  return list
}

function withoutFlag(search: EventSearch, flag: 'captions' | 'sign_language'): EventSearch {
  const rest = { ...search }
  delete rest[flag]
  return withFilter(rest, {})
}
