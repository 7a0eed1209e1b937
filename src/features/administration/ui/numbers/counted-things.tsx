import {
  type CountedThing,
  type Metric,
  metricNames,
  type Numbers,
  THING_METRICS,
  thingNames,
} from '#foundation/numbers/numbers.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { numberWords } from '#ui-kit/number-words.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SegmentedLinks } from '#ui-kit/segmented-links.tsx'
import { tableAddress } from '#ui-kit/table-address.ts'
import { groupNames } from './group-words.ts'
import type { NumbersSearch } from './load-numbers.ts'
import styles from './numbers.module.css'
import { NUMBERS_PATH } from './numbers-range.tsx'

type Things = Numbers['things'][number]

/** The things of a group with most, by one of their metrics. */
export function CountedThings({ things, search }: { things: Things; search: NumbersSearch }) {
  const { group, ranked_by, rows } = things
  const metrics = (THING_METRICS[group] as readonly Metric[]).filter((metric) => metric !== 'events-stars')
  const id = `most-${group}`
  const caption = m.numbers_things_caption({ group: groupNames[group]() })
  return (
    <div className={styles.block}>
      <h3 id={id} className={styles.subtitle}>
        {caption}
      </h3>
      <SegmentedLinks
        label={m.numbers_ranked_by({ group: groupNames[group]() })}
        segments={metrics.map((metric) => ({
          key: metric,
          label: metricNames[metric](),
          isCurrent: metric === ranked_by,
          href: `${tableAddress(NUMBERS_PATH, { ...search }, { sort: metric })}#${id}`,
        }))}
        renderLink={(props) => <AddressLink {...props} />}
      />
      <DataTable
        caption={caption}
        columns={[
          {
            key: 'title',
            label: () => thingNames[group](),
            isHead: true,
            cell: (thing) => <Thing thing={thing} />,
          },
          ...metrics.map(countColumn),
          ...(group === 'events' ? [starsColumn] : []),
        ]}
        rows={rows}
        keyOf={(thing) => thing.id}
        path={NUMBERS_PATH}
        search={{}}
      />
    </div>
  )
}

function Thing({ thing: { id, title, address } }: { thing: CountedThing }) {
  if (title === null) return m.numbers_gone({ id })
  const words = <span lang={scriptLanguage(title)}>{title}</span>
  return address === null ? words : <AddressLink href={address}>{words}</AddressLink>
}

const countColumn = (metric: Metric): Column<CountedThing> => ({
  key: metric,
  label: () => metricNames[metric](),
  isNumber: true,
  cell: ({ counts }) => numberWords(counts[metric] ?? 0),
})

const starsColumn: Column<CountedThing> = {
  key: 'stars',
  label: m.numbers_rating,
  isNumber: true,
  cell: ({ counts: { 'events-stars': stars = 0, 'events-rated': rated = 0 } }) =>
    rated > 0 ? numberWords(Math.round((stars / rated) * 10) / 10) : '–',
}
