import {
  type Group,
  groupNames,
  type MetricsReport,
  metricNames,
} from '#foundation/metrics/metrics.contract.ts'
import { m } from '#messages/messages.js'
import { numberLabel } from '#ui-kit/number-label.ts'
import { CountedThings } from './counted-things.tsx'
import { DividedMetricTable } from './divided-metric.tsx'
import { Funnel } from './funnel.tsx'
import { dividedOf, groupHelps, metricsOf } from './group-labels.ts'
import type { MetricsSearch } from './load-metrics.ts'
import { MetricPlot } from './metric-plot.tsx'
import styles from './metrics.module.css'
import { MetricsTable } from './metrics-table.tsx'

/** One group: plots, their table, and the things they count. */
export function MetricsGroup({
  group,
  report,
  search,
}: {
  group: Group
  report: MetricsReport
  search: MetricsSearch
}) {
  const metrics = metricsOf(group)
  const figures = report.figures.filter(({ metric }) => metrics.includes(metric))
  const things = report.things.find((counted) => counted.group === group)
  const help = groupHelps[group]?.()
  return (
    <section className={styles.part} aria-labelledby={group}>
      <h2 id={group} className={styles.title}>
        {groupNames[group]()}
      </h2>
      {help ? <p className={styles.help}>{help}</p> : null}
      {group === 'programs' ? <Funnel steps={report.funnel} /> : null}
      <div className={styles.plots}>
        {figures.map((figure) => (
          <MetricPlot
            key={figure.metric}
            name={metricNames[figure.metric]()}
            figure={figure}
            stretches={report.stretches}
          />
        ))}
      </div>
      {group === 'events' ? <Rating rating={report.rating} /> : null}
      <MetricsTable group={group} figures={figures} report={report} />
      {things ? <CountedThings things={things} search={search} /> : null}
      {dividedOf(group).map((metric) => (
        <DividedMetricTable
          key={metric}
          metric={metric}
          parts={report.divided.find((divided) => divided.metric === metric)?.parts ?? []}
        />
      ))}
    </section>
  )
}

function Rating({ rating: { now, before } }: { rating: MetricsReport['rating'] }) {
  const words = (stars: number | null) =>
    stars === null ? m.statistics_rating_none() : m.statistics_rating_of({ stars: numberLabel(stars) })
  return (
    <p>
      {m.statistics_rating()}: <strong>{words(now)}</strong>
      {before === null ? null : ` · ${m.statistics_rating_before({ stars: words(before) })}`}
    </p>
  )
}
