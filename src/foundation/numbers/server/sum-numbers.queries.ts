import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { HomeDays } from '#platform/db/home-days.ts'
import { rows } from '#platform/db/query.ts'
import type { Metric } from '../numbers.contract.ts'

/** What was counted of the days in all, nothing where nothing was: 0. */
export async function sumNumbers<const M extends Metric>(
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
