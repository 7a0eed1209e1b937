import { Link } from '@tanstack/react-router'
import { type MouseEvent, useRef } from 'react'
import { m } from '#messages/messages.js'
import { ChipRow, chipClass } from '#ui-kit/chip.tsx'
import { X } from '#ui-kit/icons.ts'
import type { ListSearch } from '../list-search.contract.ts'
import type { Catalogue } from './catalogue.ts'
import type { ChosenFilter } from './chosen-filter.ts'
import { useFocusAfterRemoval } from './use-focus-after-removal.ts'

interface ChosenFiltersProps<Search extends ListSearch> {
  catalogue: Catalogue<Search>
  search: Search
  chosen: readonly ChosenFilter<Search>[]
  /** What they are, where they are not filters that were chosen. */
  label?: string
  /** What all of them are given up for. */
  instead?: { words: string; search: Search }
}

/** What narrows the list now, each to be taken away by a press. */
export function ChosenFilters<Search extends ListSearch>({
  catalogue: { path },
  search,
  chosen,
  label = m.filters_chosen(),
  instead,
}: ChosenFiltersProps<Search>) {
  const row = useRef<HTMLElement>(null)
  const noteRemoval = useFocusAfterRemoval(row, JSON.stringify(search))
  if (chosen.length === 0 && !instead) return null
  const removes = (place: number) => (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) noteRemoval(place)
  }
  return (
    <nav ref={row} aria-label={label}>
      <ChipRow as="ul">
        {chosen.map(({ key, name, without }, place) => (
          <li key={key}>
            <Link
              to={path}
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
            to={path}
            search={instead?.search ?? {}}
            resetScroll={false}
            activeOptions={{ includeSearch: true }}
            className={chipClass()}
            onClick={removes(chosen.length)}
          >
            {instead?.words ?? m.filters_clear()}
          </Link>
        </li>
      </ChipRow>
    </nav>
  )
}
