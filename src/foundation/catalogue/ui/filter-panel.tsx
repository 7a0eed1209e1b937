import { type FormEvent, type ReactNode, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { Funnel } from '#ui-kit/icons.ts'
import type { ListSearch } from '../list-search.contract.ts'
import type { Catalogue, Change } from './catalogue.ts'
import styles from './filter-panel.module.css'
import { HiddenFields } from './hidden-fields.tsx'
import { useAskedSearch } from './use-asked-search.ts'

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
