import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { m } from '#messages/messages.js'
import { Button } from '#ui-kit/button.tsx'
import { type Segment, SegmentedLinks } from '#ui-kit/segmented-links.tsx'
import { SelectField } from '#ui-kit/select-field.tsx'
import { SORT_NAMES, type SortName, type StatusFilter } from '../../event-values.contract.ts'
import { numberWords, sortWords } from '../event-words.ts'
import { type EventSearch, readEventSearch, withStatus } from './event-search.ts'
import { HiddenFields } from './hidden-fields.tsx'
import type { ListedEvents } from './shown-list.ts'
import styles from './sort-and-status.module.css'
import { useChangeSearch } from './use-change-search.ts'

interface SortAndStatusProps {
  search: EventSearch
  counts: ListedEvents['counts']
  children: ReactNode
}

/** The status tabs above, how many were found, and their order. */
export function SortAndStatus({ search, counts, children }: SortAndStatusProps) {
  const change = useChangeSearch()
  const tab = (key: StatusFilter & keyof typeof counts, label: string): Segment => ({
    key,
    label,
    count: numberWords(counts[key]),
    isCurrent: (search.status ?? 'all') === key,
    href: `/?status=${key}`,
    ...(key === 'live' ? { tone: 'live' as const } : {}),
  })
  const tabs = [
    tab('all', m.status_all()),
    tab('upcoming', m.status_upcoming()),
    tab('on-demand', m.status_on_demand()),
    ...(counts.live > 0 || search.status === 'live' ? [tab('live', m.status_live())] : []),
  ]
  return (
    <>
      <SegmentedLinks
        label={m.status_label()}
        segments={tabs}
        renderLink={({ href: _, ...link }, { key }) => (
          <Link
            {...link}
            to="/"
            search={withStatus(search, key as StatusFilter)}
            resetScroll={false}
            activeOptions={{ exact: true, includeSearch: true }}
          />
        )}
      />
      <div className={styles.row}>
        {children}
        <form className={styles.sort} action="/" method="get">
          <HiddenFields search={search} without={['sort_by', 'page']} />
          <SelectField
            isInline
            label={m.sort_by()}
            name="sort_by"
            value={search.sort_by ?? ''}
            onChange={(event) => {
              const { page: _page, sort_by: _sort, ...rest } = search
              void change(readEventSearch({ ...rest, sort_by: event.target.value as SortName }))
            }}
          >
            {search.search_query ? <option value="">{m.sort_fit()}</option> : null}
            {SORT_NAMES.map((name) => (
              <option key={name} value={name === 'date' && !search.search_query ? '' : name}>
                {sortWords[name]()}
              </option>
            ))}
          </SelectField>
          <Button type="submit" variant="second" className={styles.apply}>
            {m.filters_apply()}
          </Button>
        </form>
      </div>
    </>
  )
}
