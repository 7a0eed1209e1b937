import type { Figure, MetricsReport } from '#foundation/metrics/metrics.contract.ts'
import { m } from '#messages/messages.js'
import { dayWords } from '#ui-kit/day-words.ts'
import { DaysPlot } from '#ui-kit/days-plot.tsx'
import { numberWords } from '#ui-kit/number-words.ts'
import { changeWords, isAveraged } from './group-words.ts'

type Stretch = MetricsReport['stretches'][number]

/** The day, or the first and the last one. */
export const stretchWords = ({ first, last }: Stretch) =>
  first === last ? dayWords(first) : m.numbers_from_to({ first: dayWords(first), last: dayWords(last) })

interface MetricPlotProps {
  name: string
  figure: Figure
  stretches: readonly Stretch[]
}

/** A metric over time, beside what it was before. */
export function MetricPlot({ name, figure, stretches }: MetricPlotProps) {
  const { metric, total, counts } = figure
  const top = Math.max(...counts, 0)
  const count = numberWords(total)
  const most = numberWords(top)
  const tallest = stretches[counts.indexOf(top)]
  const words = { what: name, count, most, when: tallest ? stretchWords(tallest) : '' }
  return (
    <DaysPlot
      name={name}
      sum={count}
      said={
        top === 0
          ? m.numbers_plot_none({ what: name })
          : isAveraged(metric)
            ? m.numbers_plot_average(words)
            : m.numbers_plot(words)
      }
      most={top === 0 ? undefined : m.numbers_plot_most({ most })}
      ends={[dayWords(stretches[0]?.first ?? ''), dayWords(stretches.at(-1)?.last ?? '')]}
      note={changeWords(figure)}
      tone="peacock"
      bars={stretches.map((stretch, at) => ({
        key: stretch.first,
        when: stretchWords(stretch),
        count: counts[at] ?? 0,
        words: numberWords(counts[at] ?? 0),
      }))}
    />
  )
}
