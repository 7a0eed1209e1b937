import { Link } from '@tanstack/react-router'
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react'
import { m } from '#messages/messages.js'
import { ChipRow, chipClass } from '#ui-kit/chip.tsx'
import { X } from '#ui-kit/icons.ts'
import type { ListSearch } from '../list-search.contract.ts'
import { type Catalogue, leftOut } from './catalogue.ts'
import type { ChosenFilter } from './chosen-filter.ts'
import styles from './chosen-filters.module.css'
import type { Listed } from './load-list.ts'

interface ChosenFiltersProps<Search extends ListSearch> {
  catalogue: Catalogue<Search>
  search: Search
  chosen: readonly ChosenFilter<Search>[]
  list: Listed<unknown>
}

/** The search and filters as chips; pressing one removes it. */
export function ChosenFilters<Search extends ListSearch>(props: ChosenFiltersProps<Search>) {
  const { catalogue, search, chosen, list } = props
  // An empty list means that no corrected search found anything either.
  const { read_as = [], left_out = [] } = list.parsedQuery ?? {}
  const given = list.cards.length > 0 ? left_out : []
  const label = readingLabel(list)
  const row = useRef<HTMLElement>(null)
  const noteRemoval = useFocusAfterRemoval(row, JSON.stringify(search))
  if (chosen.length === 0) return null
  const removes = (place: number) => (event: MouseEvent) => {
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) noteRemoval(place)
  }
  const link = { to: catalogue.path, resetScroll: false, activeOptions: { includeSearch: true } }
  const toTheLetter = catalogue.read({ ...leftOut(search, ['page']), as_written: 1 })
  return (
    <nav ref={row} className={styles.line} aria-label={m.filters_chosen()}>
      {search.search_query && (
        <span role="status" className={label === m.search_read_as() ? 'visually-hidden' : styles.label}>
          {label}
        </span>
      )}
      <ChipRow as="ul">
        {chosen.map(({ key, name, without }, place) => (
          <li key={key}>
            <Link
              {...link}
              search={without}
              className={chipClass()}
              aria-label={m.filter_remove({ name })}
              data-removes="one"
              onClick={removes(place)}
            >
              <span className={styles.name}>{name}</span>
              <X aria-hidden="true" />
            </Link>
          </li>
        ))}
        {given.length > 0 && (
          <li>{m.search_left_out({ words: given.map((words) => m.filter_search({ words })).join(', ') })}</li>
        )}
        {read_as.length > 0 && (
          <li>
            <Link {...link} search={toTheLetter} className={chipClass()} onClick={removes(chosen.length)}>
              {m.search_as_written()}
            </Link>
          </li>
        )}
        <li>
          <Link {...link} search={{}} className={chipClass()} onClick={removes(chosen.length)}>
            {m.filters_clear()}
          </Link>
        </li>
      </ChipRow>
    </nav>
  )
}

/** Says whether the list answers the words themselves or a corrected search. */
function readingLabel({ cards, parsedQuery, isNearMatch }: Listed<unknown>): string {
  const { mended = [], left_out = [] } = parsedQuery ?? {}
  if (cards.length === 0) return m.search_read_as()
  if (mended.length > 0) return m.search_corrected()
  return isNearMatch && left_out.length === 0 ? m.search_any_word() : m.search_read_as()
}

/**
 * When a pressed chip is gone, focus moves to the chip that took its place, or to the results heading.
 * @param state what the chips show; when it changes, the new list has loaded
 * @returns notes the position of the pressed chip
 */
function useFocusAfterRemoval(row: RefObject<HTMLElement | null>, state: string): (place: number) => void {
  const pressed = useRef<{ place: number; state: string } | null>(null)
  useEffect(() => {
    if (pressed.current === null || pressed.current.state === state) return
    const { place } = pressed.current
    pressed.current = null
    // The person may have moved elsewhere while the list was loading.
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
