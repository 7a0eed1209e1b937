import { Link } from '@tanstack/react-router'
import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import { SegmentedLinks } from '#ui-kit/segmented-links.tsx'
import type { FoundOfKinds } from '../search.contract.ts'
import { KIND_NAMES, KINDS, type Kind, type SharedSearch, sharedOf } from './kinds.ts'

interface KindTabsProps {
  current: Kind
  search: SharedSearch
  /** Undefined if the search has nothing that all kinds support. */
  found: FoundOfKinds | undefined
}

/** The same search among the kinds with results; if this list is empty, `OtherWays` below it shows them. */
export function KindTabs({ current, search, found }: KindTabsProps) {
  const some = KIND_NAMES.filter((kind) => found && found[kind].recordsTotal > 0)
  if (!found || some.length < 2 || !some.includes(current)) return null
  return (
    <SegmentedLinks
      label={m.search_kinds()}
      segments={some.map((kind) => ({
        key: kind,
        label: KINDS[kind].label(),
        count: countLabel(found[kind]),
        isCurrent: kind === current,
        href: KINDS[kind].path,
      }))}
      renderLink={({ href, ...link }, { key }) => (
        <Link
          key={key}
          {...link}
          to={href}
          search={sharedOf(search)}
          activeOptions={{ includeSearch: true }}
        />
      )}
    />
  )
}

export function countLabel({ recordsTotal, recordsTotal_is_capped }: FoundOfKinds[Kind]): string {
  const shown = numberLabel(recordsTotal)
  return recordsTotal_is_capped ? m.count_capped({ shown }) : shown
}
