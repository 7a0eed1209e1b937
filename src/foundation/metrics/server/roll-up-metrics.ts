import { homeDay } from '#contract/product.ts'
import type { Feature } from '#foundation/feature.ts'
import type { Db } from '#platform/db/database.ts'
import type { HomeDays } from '#platform/db/home-days.ts'
import { daysBefore } from './days-of-range.ts'
import type { DailyMetric } from './metrics-provider.ts'
import {
  type CountedRow,
  lockRollUp,
  markRolledUp,
  replaceDays,
  selectDueDays,
  sumMonths,
} from './roll-up.queries.ts'

/** How many days back the first roll-up counts. */
const BACKFILLED_DAYS = 400
/** Late data is counted for this many days: attendance reports, reviews of an earlier day's event. */
const RECOUNTED_DAYS = 35
/** How many days are counted in one transaction. */
const DAYS_AT_ONCE = 7

/** Counts the days that are due. Idempotent, and safe in parallel. */
export async function rollUpMetrics(
  db: Db,
  { features, now }: { features: readonly Feature[]; now: Date },
): Promise<void> {
  const today = homeDay(now)
  const due = await selectDueDays(db, {
    first: daysBefore(today, BACKFILLED_DAYS - 1),
    recounted: daysBefore(today, RECOUNTED_DAYS),
    today,
  })
  for (const days of inStretches(due)) {
    await db.transaction(async (tx) => {
      await lockRollUp(tx)
      for (const { metrics, countDays } of features.flatMap(({ metrics: provider }) => provider ?? [])) {
        const counted = withTotals(await countDays(tx, { ...days, now }))
        await replaceDays(tx, { metrics, days, counted })
      }
      await markRolledUp(tx, { days, now })
      await sumMonths(tx, { days, today })
    })
  }
}

/** Groups days into stretches without gaps, of a week at most. */
export function inStretches(due: readonly string[]): HomeDays[] {
  const stretches: (HomeDays & { length: number })[] = []
  for (const day of due) {
    const open = stretches.at(-1)
    if (open && open.length < DAYS_AT_ONCE && open.last === daysBefore(day, 1)) {
      open.last = day
      open.length += 1
    } else stretches.push({ first: day, last: day, length: 1 })
  }
  return stretches.map(({ first, last }) => ({ first, last }))
}

/** Adds the total of each day. Rows of the same thing are summed; rows without one only count in the total. */
export function withTotals(counted: readonly DailyMetric[]): CountedRow[] {
  const found = new Map<string, CountedRow>()
  const add = (row: CountedRow) => {
    const key = [row.metric, row.day, row.subject_id, row.dimension].join(' ')
    found.set(key, { ...row, value: row.value + (found.get(key)?.value ?? 0) })
  }
  for (const { metric, day, subject_id, dimension = '', value } of counted) {
    add({ metric, day, subject_id: 0, dimension: '', value })
    if (subject_id || dimension) add({ metric, day, subject_id: subject_id ?? 0, dimension, value })
  }
  return [...found.values()]
}
