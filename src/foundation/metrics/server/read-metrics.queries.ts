import { type SQL, sql } from 'drizzle-orm'
import { isoUtc } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import type { HomeDays } from '#platform/db/home-days.ts'
import { rows } from '#platform/db/query.ts'
import type { Metric } from '../metrics.contract.ts'
import { wholeMonthsOf } from './days-of-range.ts'
import { MONTHS_SUMMED } from './roll-up.queries.ts'

const list = (words: readonly string[]) => sql`${`{${words.join(',')}}`}::text[]`
const dates = (days: readonly string[]) => sql`${`{${days.join(',')}}`}::date[]`

export interface DayTotal {
  metric: Metric
  day: string
  value: number
}

/** Each day's total; a day without a row counts as zero. */
export function selectDayTotals(
  db: Db,
  { metrics, days }: { metrics: readonly Metric[]; days: HomeDays },
): Promise<DayTotal[]> {
  return rows<DayTotal>(
    db,
    sql`select metric, day::text as day, value::float8 as value from daily_numbers
      where metric = any(${list(metrics)}) and subject_id = 0 and dimension = ''
        and day between ${days.first}::date and ${days.last}::date
      order by day, metric`,
  )
}

/** When the newest day was counted, as ISO 8601 in UTC; null before the first count. */
export async function selectCountedAt(db: Db): Promise<string | null> {
  const [found] = await rows<{ at: string | null }>(
    db,
    sql`select ${isoUtc(sql`rolled_up_at`)} as at from rolled_up_days order by day desc limit 1`,
  )
  return found?.at ?? null
}

export interface DividedTotal {
  metric: Metric
  key: string
  total: number
  /** The count of the highest day. */
  most: number
}

/** Metrics divided by occupation or source, largest first. */
export function selectDivided(
  db: Db,
  { metrics, days }: { metrics: readonly Metric[]; days: HomeDays },
): Promise<DividedTotal[]> {
  return rows<DividedTotal>(
    db,
    sql`select metric, dimension as key, sum(value)::float8 as total, max(value)::float8 as most
      from daily_numbers
      where metric = any(${list(metrics)}) and subject_id = 0 and dimension <> ''
        and day between ${days.first}::date and ${days.last}::date
      group by metric, dimension having sum(value) > 0 order by total desc, key`,
  )
}

/** The first days of months in the range that have sums per thing. */
export async function selectSummedMonths(db: Db, days: HomeDays): Promise<Set<string>> {
  const found = await rows<{ day: string }>(
    db,
    sql`select day::text as day from daily_numbers where metric = ${MONTHS_SUMMED} and subject_id = 0
      and dimension = '' and day between ${days.first}::date and ${days.last}::date`,
  )
  return new Set(found.map(({ day }) => day))
}

/** Rows per thing: whole months from their sums, the other days one by one. */
function thingRows(
  { metrics, subjects = sql`subject_id > 0` }: { metrics: readonly Metric[]; subjects?: SQL },
  { days, summed }: { days: HomeDays; summed: ReadonlySet<string> },
): SQL {
  const { months, rest } = wholeMonthsOf(days, summed)
  const counted = sql`select metric, subject_id, value from daily_numbers
    where metric = any(${list(metrics)}) and ${subjects}`
  const byDay = rest.map(
    ({ first, last }) =>
      sql`union all ${counted} and dimension = '' and day between ${first}::date and ${last}::date`,
  )
  return sql`${counted} and dimension = 'month' and day = any(${dates(months)}) ${sql.join(byDay, sql` `)}`
}

export interface ThingTotal {
  metric: Metric
  subject_id: number
  total: number
}

/**
 * For each list of metrics, the things with the highest first metric, with all metrics of the list. Only the first
 * metric is summed for all things.
 */
export function selectThings(
  db: Db,
  of: { groups: readonly (readonly Metric[])[]; days: HomeDays; summed: ReadonlySet<string>; limit: number },
): Promise<ThingTotal[]> {
  const leads = of.groups.flatMap(([lead]) => lead ?? [])
  return rows<ThingTotal>(
    db,
    sql`with sums as (select metric, subject_id, sum(value) as total
        from (${thingRows({ metrics: leads }, of)}) n group by metric, subject_id having sum(value) > 0),
      most as materialized (select split_part(metric, '-', 1) as kind, subject_id from (select metric, subject_id,
          row_number() over (partition by metric order by total desc, subject_id desc) as place from sums) l
        where place <= ${of.limit})
      select n.metric, n.subject_id, sum(n.value)::float8 as total
      from most cross join lateral
        (${thingRows({ metrics: of.groups.flat(), subjects: sql`subject_id = most.subject_id` }, of)}) n
      where split_part(n.metric, '-', 1) = most.kind group by n.metric, n.subject_id`,
  )
}

/** One batch of a metric per thing, ordered by id. */
export function selectThingsInOrder(
  db: Db,
  of: { metric: Metric; days: HomeDays; after: number; limit: number },
): Promise<ThingTotal[]> {
  return rows<ThingTotal>(
    db,
    sql`select metric, subject_id, sum(value)::float8 as total from daily_numbers
      where metric = ${of.metric} and subject_id > ${of.after} and dimension = ''
        and day between ${of.days.first}::date and ${of.days.last}::date
      group by metric, subject_id having sum(value) > 0 order by subject_id limit ${of.limit}`,
  )
}

/** The totals of the days; 0 where nothing was counted. */
export async function sumMetrics<const M extends Metric>(
  db: Db,
  { metrics, days }: { metrics: readonly M[]; days: HomeDays },
): Promise<Record<M, number>> {
  const found = await rows<{ metric: M; total: number }>(
    db,
    sql`select metric, sum(value)::float8 as total from daily_numbers
      where metric = any(${`{${metrics.join(',')}}`}::text[]) and subject_id = 0 and dimension = ''
        and day between ${days.first}::date and ${days.last}::date
      group by metric`,
  )
  const totals = new Map(found.map(({ metric, total }) => [metric, total]))
  return Object.fromEntries(metrics.map((metric) => [metric, totals.get(metric) ?? 0])) as Record<M, number>
}
