import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { type HomeDays, homeDayOf } from '#platform/db/home-days.ts'
import { rows } from '#platform/db/query.ts'
import { METRICS, type Metric } from '../metrics.contract.ts'

/** Advisory lock id of the roll-up: parallel runs would insert the same rows. */
const ROLL_UP_LOCK = 7_265_249

const list = (metrics: readonly string[]) => sql`${`{${metrics.join(',')}}`}::text[]`

/**
 * Days not rolled up yet since `first`; today; and once a day the latest ones, which late reports can still change. In
 * order, as `2026-11-22`.
 */
export async function selectDueDays(
  db: Db,
  { first, recounted, today }: { first: string; recounted: string; today: string },
): Promise<string[]> {
  const found = await rows<{ day: string }>(
    db,
    sql`select d::date::text as day
      from generate_series(${first}::date::timestamp, ${today}::date::timestamp, interval '1 day') d
        left join rolled_up_days r on r.day = d::date
      where r.day is null or d::date = ${today}::date
        or (d::date >= ${recounted}::date and ${homeDayOf(sql`r.rolled_up_at`)} < ${today})
      order by 1`,
  )
  return found.map(({ day }) => day)
}

/** Allows one run at a time, until the transaction ends. */
export async function lockRollUp(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ROLL_UP_LOCK})`)
}

export interface CountedRow {
  metric: Metric
  day: string
  subject_id: number
  dimension: string
  value: number
}

/** Replaces all counts of these days. */
export async function replaceDays(
  tx: Db,
  { metrics, days, counted }: { metrics: readonly Metric[]; days: HomeDays; counted: readonly CountedRow[] },
): Promise<void> {
  await tx.execute(sql`delete from daily_numbers where metric = any(${list(metrics)})
    and day between ${days.first}::date and ${days.last}::date and (subject_id = 0 or dimension = '')`)
  await tx.execute(sql`insert into daily_numbers (metric, day, subject_id, dimension, value)
    select metric, day, subject_id, dimension, value from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb)
      as counted (metric text, day date, subject_id int, dimension text, value bigint)`)
}

export async function markRolledUp(tx: Db, { days, now }: { days: HomeDays; now: Date }): Promise<void> {
  await tx.execute(sql`insert into rolled_up_days (day, rolled_up_at)
    select d::date, ${now.toISOString()}::timestamptz
    from generate_series(${days.first}::date::timestamp, ${days.last}::date::timestamp, interval '1 day') d
    on conflict (day) do update set rolled_up_at = excluded.rolled_up_at`)
}

/**
 * Sums months that have ended per thing, so that a year of a busy library isn't read day by day. The sums are stored on
 * the month's first day with the dimension `month`; a row of its own marks a month as summed.
 */
export async function sumMonths(tx: Db, { days, today }: { days: HomeDays; today: string }): Promise<void> {
  const months = sql`select m::date as month, (m + interval '1 month')::date as next
    from generate_series(date_trunc('month', ${days.first}::date::timestamp), ${days.last}::date::timestamp, interval '1 month') m
    where (m + interval '1 month')::date <= ${today}::date`
  await tx.execute(sql`delete from daily_numbers n using (${months}) m
    where n.metric = any(${list(METRICS)}) and n.day = m.month and n.dimension = 'month' and n.subject_id > 0`)
  await tx.execute(sql`insert into daily_numbers (metric, day, subject_id, dimension, value)
    select n.metric, m.month, n.subject_id, 'month', sum(n.value) from (${months}) m
      join daily_numbers n on n.metric = any(${list(METRICS)}) and n.day >= m.month and n.day < m.next and n.subject_id > 0 and n.dimension = ''
    group by n.metric, m.month, n.subject_id
    union all select ${MONTHS_SUMMED}::text, m.month, 0, '', 1 from (${months}) m
    on conflict (metric, subject_id, dimension, day) do nothing`)
}

/** Marks, on a month's first day, that its sums exist. */
export const MONTHS_SUMMED = 'months-summed'
