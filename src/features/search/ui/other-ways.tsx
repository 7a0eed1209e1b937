import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Term } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import { ChipRow, chipClass } from '#ui-kit/chip.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import type { FoundOfKinds } from '../search.contract.ts'
import { countLabel } from './kind-tabs.tsx'
import { KIND_NAMES, KINDS, type Kind, type SharedSearch, sharedOf } from './kinds.ts'
import { nearTopics, type Offer } from './offers.ts'
import styles from './other-ways.module.css'

export { loadOffers } from './offers.ts'

interface OtherWaysProps {
  current: Kind
  search: SharedSearch
  found: FoundOfKinds | undefined
  offers: readonly Offer<object>[]
  topics: { tags: Term[]; skills: Term[] }
}

/** Alternatives to a search without results: other kinds, the search without one of its conditions, and topics. */
export function OtherWays(props: OtherWaysProps) {
  const { current, search, found, offers, topics } = props
  const { path } = KINDS[current]
  const others = found ? KIND_NAMES.filter((kind) => kind !== current && found[kind].recordsTotal > 0) : []
  const link = { resetScroll: false, activeOptions: { includeSearch: true }, className: chipClass() }
  return (
    <div className={styles.ways}>
      {found && others.length > 0 && (
        <Way title={m.search_other_kinds()}>
          {others.map((kind) => (
            <li key={kind}>
              <Link {...link} to={KINDS[kind].path} search={sharedOf(search)}>
                {m.search_kind_count({ kind: KINDS[kind].label(), shown: countLabel(found[kind]) })}
              </Link>
            </li>
          ))}
        </Way>
      )}
      {offers.length > 0 && (
        <Way title={m.search_with_less()}>
          {offers.map(({ key, name, without, count }) => (
            <li key={key}>
              <Link {...link} to={path} search={without}>
                {m.search_without({ name, shown: numberLabel(count) })}
              </Link>
            </li>
          ))}
        </Way>
      )}
      <Way title={m.search_near_topics()}>
        {nearTopics(topics, search.search_query ?? '').map((topic) => (
          <li key={JSON.stringify(topic.search)}>
            <Link {...link} to={path} search={topic.search}>
              {topic.name}
            </Link>
          </li>
        ))}
      </Way>
    </div>
  )
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className={styles.title}>{title}</h3>
      <ChipRow as="ul">{children}</ChipRow>
    </div>
  )
}
