import { metricNames, type Numbers } from '#foundation/numbers/numbers.contract.ts'
import { m } from '#messages/messages.js'
import { numberWords } from '#ui-kit/number-words.ts'
import { CountedThings } from './counted-things.tsx'
import { DividedNumbers } from './divided-numbers.tsx'
import { Funnel } from './funnel.tsx'
import { dividedOf, type Group, groupHelps, groupNames, metricsOf } from './group-words.ts'
import type { NumbersSearch } from './load-numbers.ts'
import { MetricPlot } from './metric-plot.tsx'
import styles from './numbers.module.css'
import { NumbersTable } from './numbers-table.tsx'

const steps: Record<Numbers['step'], () => string> = {
  day: m.numbers_step_day,
  week: m.numbers_step_week,
  month: m.numbers_step_month,
}

/** One group: plots, the table behind them, and what they are made of. */
export function NumbersGroup({
  group,
  numbers,
  search,
}: {
  group: Group
  numbers: Numbers
  search: NumbersSearch
}) {
  const metrics = metricsOf(group)
  const figures = numbers.figures.filter(({ metric }) => metrics.includes(metric))
  const things = numbers.things.find((counted) => counted.group === group)
  const help = groupHelps[group]?.()
  return (
    <section className={styles.part} aria-labelledby={group}>
      <h2 id={group} className={styles.title}>
        {groupNames[group]()}
      </h2>
      <p className={styles.help}>
        {help} {steps[numbers.step]()}
      </p>
      {group === 'programs' ? <Funnel steps={numbers.funnel} /> : null}
      <div className={styles.plots}>
        {figures.map((figure) => (
          <MetricPlot
            key={figure.metric}
            name={metricNames[figure.metric]()}
            figure={figure}
            stretches={numbers.stretches}
          />
        ))}
      </div>
      {group === 'events' ? <Rating rating={numbers.rating} /> : null}
      <NumbersTable group={group} figures={figures} stretches={numbers.stretches} />
      {things ? <CountedThings things={things} search={search} /> : null}
      {dividedOf(group).map((metric) => (
        <DividedNumbers
          key={metric}
          metric={metric}
          parts={numbers.divided.find((divided) => divided.metric === metric)?.parts ?? []}
        />
      ))}
    </section>
  )
}

function Rating({ rating: { now, before } }: { rating: Numbers['rating'] }) {
  const words = (stars: number | null) =>
    stars === null ? m.numbers_rating_none() : m.numbers_rating_of({ stars: numberWords(stars) })
  return (
    <p>
      {m.numbers_rating()}: <strong>{words(now)}</strong>
      {before === null ? null : ` · ${m.numbers_rating_before({ stars: words(before) })}`}
    </p>
  )
}
