import type { ReactNode } from 'react'
import { useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import type { ListSearch } from '../list-search.contract.ts'
import { type Catalogue, type Change, withFilter } from './catalogue.ts'
import styles from './filter-panel.module.css'
import { HiddenFields } from './hidden-fields.tsx'
import { useChangeSearch } from './use-change-search.ts'

/** The filters of a list. */
export interface Filters<Search extends ListSearch> {
  catalogue: Catalogue<Search>
  search: Search
  /** The names of its fields. */
  facets: readonly (keyof Search & string)[]
  /** Such as "Show events": the submit button without JavaScript. */
  applyLabel: string
  /** Renders the choices for the filters set so far. */
  choices: (asked: Search, choose: (change: Change<Search>) => void) => ReactNode
}

/** The target of the link to the filters on small screens without JavaScript. */
export const FILTERS_ID = 'filter-form'

/** The filters beside the list; without JavaScript a plain form, below the list on small screens. */
export function FilterPanel<Search extends ListSearch>(props: Filters<Search>) {
  const { catalogue, facets, applyLabel, choices } = props
  const [search, choose] = useAskedSearch(catalogue, props.search)
  return (
    <aside className={styles.panel} aria-labelledby="filters">
      <h2 id="filters" className={styles.title}>
        {m.filters_title()}
      </h2>
      <form id={FILTERS_ID} action={catalogue.path} method="get" onSubmit={(event) => event.preventDefault()}>
        <HiddenFields search={search} without={[...facets, 'page', ...catalogue.resets]} />
        {choices(search, choose)}
        <Button type="submit" variant="primary" className={styles.apply}>
          {applyLabel}
        </Button>
      </form>
    </aside>
  )
}

/**
 * The filters as the person set them, ahead of the list that is still loading: a tick shows at once, and a second one
 * adds to the first. When the address changes for another reason (Back, a link), the address wins.
 */
export function useAskedSearch<Search extends ListSearch>(
  catalogue: Catalogue<Search>,
  search: Search,
): [Search, (change: Change<Search>) => void] {
  const changeSearch = useChangeSearch(catalogue)
  const address = JSON.stringify(search)
  const [asked, setAsked] = useState({ search, address })
  if (asked.address !== address) setAsked({ search, address })
  const change = (next: Change<Search>) => {
    const wanted = withFilter(catalogue, asked.search, next)
    setAsked({ search: wanted, address })
    void changeSearch(wanted)
  }
  return [asked.search, change]
}
