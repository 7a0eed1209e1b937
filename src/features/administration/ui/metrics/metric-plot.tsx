import type { Figure, MetricsReport } from '#foundation/metrics/metrics.contract.ts'
import { m } from '#messages/messages.js'
import { dayLabel } from '#ui-kit/day-label.ts'
import { DaysPlot } from '#ui-kit/days-plot.tsx'
import { numberLabel } from '#ui-kit/number-label.ts'
import { changeLabel, isAveraged } from './group-labels.ts'

type Stretch = MetricsReport['stretches'][number]

/** The day, or the first and last day. */
export const stretchLabel = ({ first, last }: Stretch) =>
  first === last ? dayLabel(first) : m.statistics_from_to({ first: dayLabel(first), last: dayLabel(last) })

interface MetricPlotProps {
  name: string
  figure: Figure
  stretches: readonly Stretch[]
}

/** A metric over time, with its previous value. */
export function MetricPlot({ name, figure, stretches }: MetricPlotProps) {
  const { metric, total, counts } = figure
  const top = Math.max(...counts, 0)
  const count = numberLabel(total)
  const most = numberLabel(top)
  const tallest = stretches[counts.indexOf(top)]
  const words = { what: name, count, most, when: tallest ? stretchLabel(tallest) : '' }
  return (
    <DaysPlot
      name={name}
      sum={count}
      description={
        top === 0
          ? m.statistics_plot_none({ what: name })
          : isAveraged(metric)
            ? m.statistics_plot_average(words)
            : m.statistics_plot(words)
      }
      most={top === 0 ? undefined : m.statistics_plot_most({ most })}
      ends={[dayLabel(stretches[0]?.first ?? ''), dayLabel(stretches.at(-1)?.last ?? '')]}
      note={changeLabel(figure)}
      tone="peacock"
      bars={stretches.map((stretch, at) => ({
        key: stretch.first,
        when: stretchLabel(stretch),
        count: counts[at] ?? 0,
        label: numberLabel(counts[at] ?? 0),
      }))}
    />
  )
}
