import { type ReactNode, useState } from 'react'
import { m } from '#messages/messages.js'
import { Button, buttonClass } from '#ui-kit/button.tsx'
import { Funnel } from '#ui-kit/icons.ts'
import { LazyDrawer, preloadDrawer } from '#ui-kit/lazy-parts.tsx'
import type { ListSearch } from '../list-search.contract.ts'
import styles from './filter-panel.module.css'
import { FILTERS_ID, type Filters, useAskedSearch } from './filter-panel.tsx'

interface FilterSheetProps<Search extends ListSearch> {
  filters: Filters<Search>
  /** How many filters are set. */
  chosen: number
  /** Such as "Show 112 results": the list behind the sheet updates with each choice. */
  showLabel: string
  sort: ReactNode
}

/** Filters on a small screen: a full-screen sheet. Without JavaScript, a link to the form below the list. */
export function FilterSheet<Search extends ListSearch>({
  filters,
  chosen,
  showLabel,
  sort,
}: FilterSheetProps<Search>) {
  const [search, choose] = useAskedSearch(filters.catalogue, filters.search)
  const [isOpen, setIsOpen] = useState(false)
  const label = chosen > 0 ? m.filters_show_chosen({ count: chosen }) : m.filters_show()
  return (
    <>
      <Button
        variant="second"
        className={styles.opener}
        aria-haspopup="dialog"
        onPointerEnter={preloadDrawer}
        onFocus={preloadDrawer}
        onClick={() => setIsOpen(true)}
      >
        <Funnel aria-hidden="true" /> {label}
      </Button>
      <a className={buttonClass({ className: styles.toForm })} href={`#${FILTERS_ID}`}>
        <Funnel aria-hidden="true" /> {label}
      </a>
      <LazyDrawer
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        isFull
        title={m.filters_title()}
        closeLabel={m.filters_close()}
        foot={
          <Button variant="primary" className={styles.show} onClick={() => setIsOpen(false)}>
            <span aria-live="polite">{showLabel}</span>
          </Button>
        }
      >
        {sort}
        <div>{filters.choices(search, choose)}</div>
      </LazyDrawer>
    </>
  )
}
