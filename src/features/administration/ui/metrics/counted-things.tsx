import {
  type CountedThing,
  groupNames,
  type Metric,
  type MetricsReport,
  metricNames,
  THING_METRICS,
  thingNames,
} from '#foundation/metrics/metrics.contract.ts'
import { m } from '#messages/messages.js'
import { AddressLink } from '#ui-kit/address-link.tsx'
import { type Column, DataTable } from '#ui-kit/data-table.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { scriptLanguage } from '#ui-kit/script-language.ts'
import { SegmentedLinks } from '#ui-kit/segmented-links.tsx'
import { tableAddress } from '#ui-kit/table-address.ts'
import { topNames } from './group-labels.ts'
import type { MetricsSearch } from './load-metrics.ts'
import styles from './metrics.module.css'
import { METRICS_PATH } from './metrics-range.tsx'

type Things = MetricsReport['things'][number]

/** The top things of a group, by one of their metrics. */
export function CountedThings({ things, search }: { things: Things; search: MetricsSearch }) {
  const { group, ranked_by, rows } = things
  const metrics = (THING_METRICS[group] as readonly Metric[]).filter((metric) => metric !== 'events-stars')
  const id = `most-${group}`
  const caption = topNames[group]()
  return (
    <div className={styles.block}>
      <h3 id={id} className={styles.subtitle}>
        {caption}
      </h3>
      <SegmentedLinks
        label={m.statistics_ranked_by({ group: groupNames[group]() })}
        segments={metrics.map((metric) => ({
          key: metric,
          label: metricNames[metric](),
          isCurrent: metric === ranked_by,
          href: `${tableAddress(METRICS_PATH, { ...search }, { sort: metric })}#${id}`,
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
        path={METRICS_PATH}
        search={{}}
      />
    </div>
  )
}

function Thing({ thing: { id, title, address } }: { thing: CountedThing }) {
  if (title === null) return m.statistics_gone({ id })
  const words = <span lang={scriptLanguage(title)}>{title}</span>
  return address === null ? words : <AddressLink href={address}>{words}</AddressLink>
}

const countColumn = (metric: Metric): Column<CountedThing> => ({
  key: metric,
  label: () => metricNames[metric](),
  isNumber: true,
  cell: ({ counts }) => numberLabel(counts[metric] ?? 0),
})

const starsColumn: Column<CountedThing> = {
  key: 'stars',
  label: m.statistics_rating,
  isNumber: true,
  cell: ({ counts: { 'events-stars': stars = 0, 'events-rated': rated = 0 } }) =>
    rated > 0 ? numberLabel(Math.round((stars / rated) * 10) / 10) : '–',
}
