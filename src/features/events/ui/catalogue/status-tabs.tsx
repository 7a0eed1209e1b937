import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import { type Segment, SegmentedLinks } from '#ui-kit/segmented-links.tsx'
import type { StatusFilter } from '../../events.contract.ts'
import { type EventSearch, withStatus } from './event-search.ts'
import type { ListedEvents } from './load-events.ts'

interface StatusTabsProps {
  search: EventSearch
  counts: ListedEvents['counts']
}

/** Filters the list by status: upcoming, live or on demand. "Live" is only shown while something is live. */
export function StatusTabs({ search, counts }: StatusTabsProps) {
  if (counts.all === 0) return null
  const tab = (key: StatusFilter & keyof typeof counts, label: string): Segment => ({
    key,
    label,
    count: numberLabel(counts[key]),
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
  )
}
