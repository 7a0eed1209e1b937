import type { TextLanguage } from '#contract/wire.ts'
import type { WithRoles } from '#foundation/accounts/roles.contract.ts'
import { m } from '#messages/messages.js'
import type { Cell } from '#platform/csv/csv.ts'
import type { Db } from '#platform/db/database.ts'
import type { HomeDays } from '#platform/db/home-days.ts'
import { inBatches } from '#platform/db/in-batches.ts'
import {
  DIVIDED,
  type DividedMetric,
  dividedNames,
  fewWords,
  groupNames,
  groupOf,
  METRICS,
  type Metric,
  type MetricsTableName,
  metricNames,
  THING_GROUPS,
  THING_METRICS,
  thingNames,
} from '../metrics.contract.ts'
import { daysAskedFor } from './days-asked-for.ts'
import { stretchesOf } from './days-of-range.ts'
import { divideMetrics } from './divide-metrics.ts'
import type { MetricsProvider } from './metrics-provider.ts'
import { namesOf } from './name-things.ts'
import { selectDayTotals, selectDivided, selectThingsInOrder } from './read-metrics.queries.ts'

/** Rows per batch. */
const BATCH = 1_000

interface Asked {
  providers: readonly MetricsProvider[]
  table: MetricsTableName
  days?: number | undefined
  from?: string | undefined
  until?: string | undefined
  language: TextLanguage
  viewer: WithRoles
  now: Date
}

/** A metrics table for a spreadsheet; its batches are read while it's sent. */
export function metricsTable(
  db: Db,
  { table, ...asked }: Asked,
): { name: string; heads: string[]; batches: AsyncIterable<Cell[][]> } {
  const days = daysAskedFor(asked)
  return { name: `numbers-${table}-${days.first}-${days.last}`, ...tables[table](db, { ...asked, days }) }
}

interface Wanted {
  providers: readonly MetricsProvider[]
  days: HomeDays
  language: TextLanguage
  viewer: WithRoles
}
type Filled = { heads: string[]; batches: AsyncIterable<Cell[][]> }

const tables: Record<MetricsTableName, (db: Db, wanted: Wanted) => Filled> = {
  days: (db, { days }) => ({
    heads: [m.statistics_day(), ...METRICS.map(headOf)],
    batches: monthByMonth(db, days),
  }),
  things: (db, wanted) => ({
    heads: [m.statistics_what(), m.statistics_counted(), 'id', m.statistics_title(), m.statistics_count()],
    batches: thingByThing(db, wanted),
  }),
  parts: (db, wanted) => ({
    heads: [m.statistics_counted(), m.statistics_group(), m.statistics_count()],
    batches: partByPart(db, wanted),
  }),
}

/** Several groups have a metric of the same name. */
const headOf = (metric: Metric) => `${groupNames[groupOf(metric)]()}: ${metricNames[metric]()}`

/** One row per day, including days without counts. */
async function* monthByMonth(db: Db, days: HomeDays) {
  for (const month of stretchesOf(days, 'month')) {
    const totals = await selectDayTotals(db, { metrics: METRICS, days: month })
    const found = new Map(totals.map(({ metric, day, value }) => [`${metric} ${day}`, value]))
    yield stretchesOf(month, 'day').map(({ first: day }): Cell[] => [
      day,
      ...METRICS.map((metric) => found.get(`${metric} ${day}`) ?? 0),
    ])
  }
}

async function* thingByThing(db: Db, { days, ...wanted }: Wanted) {
  for (const group of THING_GROUPS) {
    for (const metric of THING_METRICS[group]) {
      const batches = inBatches(
        (after: number = 0) => selectThingsInOrder(db, { metric, days, after, limit: BATCH }),
        ({ subject_id }) => subject_id,
      )
      for await (const things of batches) {
        const ids = things.map(({ subject_id }) => subject_id)
        const names = await namesOf(db, { ...wanted, metrics: THING_METRICS[group], ids })
        yield things.map(({ subject_id, total }): Cell[] => [
          thingNames[group](),
          metricNames[metric](),
          subject_id,
          names.get(subject_id)?.title ?? null,
          total,
        ])
      }
    }
  }
}

async function* partByPart(db: Db, { providers, days, language }: Wanted) {
  const divided = await selectDivided(db, { metrics: Object.keys(DIVIDED) as DividedMetric[], days })
  for (const { metric, parts: told } of await divideMetrics(db, { providers, divided, days, language })) {
    yield told.map(({ name, total }): Cell[] => [dividedNames[metric](), name, total ?? fewWords()])
  }
}
