import { Link } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { m } from '#messages/messages.js'
import { ChipRow, chipClass } from '#ui-kit/chip.tsx'
import { X } from '#ui-kit/icons.ts'
import type { ListSearch } from '../list-search.contract.ts'
import type { Catalogue } from './catalogue.ts'
import type { ChosenFilter } from './chosen-filter.ts'

interface ChosenFiltersProps<Search extends ListSearch> {
  catalogue: Catalogue<Search>
  search: Search
  chosen: readonly ChosenFilter<Search>[]
  /** What they are, where they are not filters that were chosen. */
  label?: string
  /** What all of them are given up for. */
  instead?: { label: string; search: Search }
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
            {instead?.label ?? m.filters_clear()}
          </Link>
        </li>
      </ChipRow>
    </nav>
  )
}

/**
 * When a pressed chip is gone, the focus goes to the one that took its place, else to the results' heading.
 * @param state what the chips show; the list behind it has come when it changes
 * @returns takes note of the place of the chip that was pressed
 */
function useFocusAfterRemoval(row: RefObject<HTMLElement | null>, state: string): (place: number) => void {
  const pressed = useRef<{ place: number; state: string } | null>(null)
  useEffect(() => {
    if (pressed.current === null || pressed.current.state === state) return
    const { place } = pressed.current
    pressed.current = null
    // The person may have gone elsewhere while the list was on its way.
    if (document.activeElement !== document.body) return
    const next = row.current?.querySelectorAll<HTMLElement>('[data-removes]')[place]
    const heading = document.getElementById('found')
    if (next) next.focus()
    else heading?.focus({ preventScroll: true })
  }, [row, state])
  return (place) => {
    pressed.current = { place, state }
  }
}
