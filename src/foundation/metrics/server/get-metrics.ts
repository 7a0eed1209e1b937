import type { TextLanguage } from '#contract/wire.ts'
import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import type { Db } from '#platform/db/database.ts'
import type { HomeDays } from '#platform/db/home-days.ts'
import {
  AVERAGED,
  DIVIDED,
  type DividedMetric,
  type Figure,
  METRICS,
  type Metric,
  type MetricsReport,
  THING_GROUPS,
  THING_METRICS,
} from '../metrics.contract.ts'
import { countDays, stepOf, stretchesOf, timeBefore } from './days-of-range.ts'
import { divideMetrics } from './divide-metrics.ts'
import type { MetricsProvider } from './metrics-provider.ts'
import { nameThings } from './name-things.ts'
import {
  type DayTotal,
  selectCountedAt,
  selectDayTotals,
  selectDivided,
  selectSummedMonths,
  selectThings,
} from './read-metrics.queries.ts'

const MOST_THINGS = 10

interface Wanted {
  providers: readonly MetricsProvider[]
  days: HomeDays
  /** The metric that its group of things is sorted by. */
  rank?: Metric | undefined
  language: TextLanguage
  viewer: WithRoles
}

/**
 * Everything counted in these days, compared with the same number of days before. The number of queries doesn't depend
 * on the days.
 */
export async function getMetrics(
  db: Db,
  { providers, days, rank, language, viewer }: Wanted,
): Promise<MetricsReport> {
  const before = timeBefore(days)
  const step = stepOf(days)
  const stretches = stretchesOf(days, step)
  const counted = await selectDayTotals(db, { metrics: METRICS, days: { ...days, first: before.first } })
  const totalsOf = (of: HomeDays) => (metric: Metric) => sumOf(counted, { metric, days: of })
  const [now, then] = [totalsOf(days), totalsOf(before)]
  const groups = THING_GROUPS.map((group) => ({ group, metrics: inRank(THING_METRICS[group], rank) }))
  const things = await selectThings(db, {
    groups: groups.map(({ metrics }) => metrics),
    days,
    summed: await selectSummedMonths(db, days),
    limit: MOST_THINGS,
  })
  const divided = await selectDivided(db, { metrics: Object.keys(DIVIDED) as DividedMetric[], days })
  return {
    days,
    before,
    step,
    stretches,
    counted_at: await selectCountedAt(db),
    figures: METRICS.map(
      (metric): Figure => ({
        metric,
        total: averaged(metric, now(metric), days),
        before: averaged(metric, then(metric), before),
        counts: countsOf(counted, { metric, stretches }),
      }),
    ),
    rating: {
      now: ratio(now('events-stars'), now('events-rated')),
      before: ratio(then('events-stars'), then('events-rated')),
    },
    funnel: (await Promise.all(providers.map(({ countFunnel }) => countFunnel?.(db, days) ?? []))).flat(),
    things: await nameThings(db, { providers, groups, things, language, viewer }),
    divided: await divideMetrics(db, { providers, divided, days, language }),
  }
}

/** The group's metrics, starting with the one it's sorted by. */
const inRank = (metrics: readonly Metric[], rank: Metric | undefined): Metric[] =>
  rank && metrics.includes(rank) ? [rank, ...metrics.filter((metric) => metric !== rank)] : [...metrics]

const sumOf = (counted: readonly DayTotal[], of: { metric: Metric; days: HomeDays }) =>
  counted.reduce(
    (sum, { metric, day, value }) =>
      metric === of.metric && day >= of.days.first && day <= of.days.last ? sum + value : sum,
    0,
  )

function countsOf(
  counted: readonly DayTotal[],
  { metric, stretches }: { metric: Metric; stretches: readonly HomeDays[] },
): number[] {
  const own = counted.filter((row) => row.metric === metric)
  return stretches.map((days) => averaged(metric, sumOf(own, { metric, days }), days))
}

/** The daily average, to one decimal place. */
const averaged = (metric: Metric, total: number, days: HomeDays) =>
  AVERAGED.includes(metric) ? Math.round((total / countDays(days)) * 10) / 10 : total

const ratio = (sum: number, count: number) => (count > 0 ? Math.round((sum / count) * 10) / 10 : null)
