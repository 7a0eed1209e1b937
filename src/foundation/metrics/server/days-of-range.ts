import { DAY_MS } from '#contract/durations.ts'
import type { HomeDays } from '#platform/db/home-days.ts'
import { RANGES } from '../metrics.contract.ts'

/** Plots of more days than this show weeks, and beyond about thirteen months, months. */
const MOST_DAY_BARS = RANGES[2] + 2
const MOST_WEEK_DAYS = 400

const momentOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (moment: number) => new Date(moment).toISOString().slice(0, 10)

export const daysBefore = (day: string, count: number): string => dayAt(momentOf(day) - count * DAY_MS)

/** Both days count, so that a single day is 1. */
export const countDays = ({ first, last }: HomeDays): number =>
  (momentOf(last) - momentOf(first)) / DAY_MS + 1

/** The same number of days right before these. */
export function timeBefore(days: HomeDays): HomeDays {
  return { first: daysBefore(days.first, countDays(days)), last: daysBefore(days.first, 1) }
}

export type Step = 'day' | 'week' | 'month'

/** What one bar of a plot covers. Weeks count from the first day; the last one can be shorter. */
export function stepOf(days: HomeDays): Step {
  const count = countDays(days)
  if (count <= MOST_DAY_BARS) return 'day'
  return count <= MOST_WEEK_DAYS ? 'week' : 'month'
}

/** Splits days into stretches without gaps, oldest first. */
export function stretchesOf(days: HomeDays, step: Step): HomeDays[] {
  const stretches: HomeDays[] = []
  for (let first = days.first; first <= days.last; ) {
    const last = lastOf(first, step)
    stretches.push({ first, last: earlierOf(last, days.last) })
    first = daysBefore(last, -1)
  }
  return stretches
}

const earlierOf = (a: string, b: string) => [a, b].sort()[0] ?? a

function lastOf(first: string, step: Step): string {
  if (step === 'day') return first
  if (step === 'week') return daysBefore(first, -6)
  const [year = 0, month = 0] = first.split('-').map(Number)
  return dayAt(Date.UTC(year, month, 0))
}

/** Splits a range into whole months that have sums, and the days outside them. */
export function wholeMonthsOf(
  days: HomeDays,
  summed: ReadonlySet<string>,
): { months: string[]; rest: HomeDays[] } {
  const months: string[] = []
  const rest: HomeDays[] = []
  for (const stretch of stretchesOf(days, 'month')) {
    const isWhole = stretch.first.endsWith('-01') && stretch.last === lastOf(stretch.first, 'month')
    if (isWhole && summed.has(stretch.first)) months.push(stretch.first)
    else rest.push(stretch)
  }
  return { months, rest }
}
