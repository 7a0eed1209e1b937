import { type FormEvent, type ReactNode, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Funnel } from '#ui-kit/icons.ts'
import type { ListSearch } from '../list-search.contract.ts'
import { type Catalogue, type Change, withFilter } from './catalogue.ts'
import styles from './filter-panel.module.css'
import { HiddenFields } from './hidden-fields.tsx'
import { useChangeSearch } from './use-change-search.ts'

interface FilterPanelProps<Search extends ListSearch> {
  catalogue: Catalogue<Search>
  search: Search
  /** The names of its fields. */
  facets: readonly (keyof Search & string)[]
  /** Such as "Show events": sends the form where nothing runs, and shuts the panel on small screens. */
  applyLabel: string
  /** The choices, by what is asked for already. */
  children: (asked: Search, choose: (change: Change<Search>) => void) => ReactNode
}

/** What the list can be narrowed by. Opened by a press on small screens; a plain form without JavaScript. */
export function FilterPanel<Search extends ListSearch>(props: FilterPanelProps<Search>) {
  const { catalogue, facets, applyLabel, children } = props
  const [search, choose] = useAskedSearch(catalogue, props.search)
  const [isOpen, setIsOpen] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsOpen(false)
  }
  return (
    <aside className={styles.panel} aria-labelledby="filters">
      <h2 id="filters" className={styles.title}>
        {m.filters_title()}
      </h2>
      <Button
        variant="second"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls="filter-form"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Funnel aria-hidden="true" /> {m.filters_show()}
      </Button>
      <form
        id="filter-form"
        className={styles.form}
        data-open={isOpen}
        action={catalogue.path}
        method="get"
        onSubmit={submit}
      >
        <HiddenFields search={search} without={[...facets, 'page', ...catalogue.resets]} />
        {children(search, choose)}
        <Button type="submit" variant="primary" className={styles.apply}>
          {applyLabel}
        </Button>
      </form>
    </aside>
  )
}

/**
 * The filters as the person set them, ahead of the list that is still on its way: a tick shows at once,
 * and a second one adds to the first. When the address changes otherwise (Back, a link), it wins.
 */
function useAskedSearch<Search extends ListSearch>(
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
