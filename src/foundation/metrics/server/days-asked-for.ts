import { homeDay } from '#contract/product.ts'
import type { HomeDays } from '#platform/db/home-days.ts'
import { DEFAULT_RANGE, MOST_DAYS } from '../metrics.contract.ts'
import { countDays, daysBefore } from './days-of-range.ts'

interface Asked {
  days?: number | undefined
  from?: string | undefined
  until?: string | undefined
  now: Date
}

/**
 * The requested days: from one to another, or the last so many. A first day alone runs until today; a last day alone
 * starts the usual number of days before.
 */
export function daysAskedFor({ days = DEFAULT_RANGE, from, until, now }: Asked): HomeDays {
  const today = homeDay(now)
  if (!from) return { first: daysBefore(until ?? today, days - 1), last: until ?? today }
  const last = until ?? (from > today ? from : today)
  const asked = { first: from, last }
  return countDays(asked) > MOST_DAYS ? { first: daysBefore(last, MOST_DAYS - 1), last } : asked
}
