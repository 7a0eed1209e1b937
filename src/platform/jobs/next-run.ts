import { MINUTE_MS } from '#contract/durations.ts'

const MINUTES_LOOKED_AT = 32 * 24 * 60

/** When a schedule (`30 3 * * *`, in an IANA time zone) is next due after a moment; null if not within a month. */
export function nextRun(cron: string, { zone, after }: { zone: string; after: Date }): Date | null {
  const [minutes, hours, days, months, weekdays] = cron.trim().split(/\s+/).map(fieldOf)
  if (!minutes || !hours || !days || !months || !weekdays) return null
  // Computed on the zone's local time: its offset is subtracted at the end.
  const offset = offsetOf(zone, after)
  const first = Math.floor((after.getTime() + offset) / MINUTE_MS) + 1
  for (let minute = first; minute < first + MINUTES_LOOKED_AT; minute += 1) {
    const local = new Date(minute * MINUTE_MS)
    const isDue =
      minutes(local.getUTCMinutes()) &&
      hours(local.getUTCHours()) &&
      days(local.getUTCDate()) &&
      months(local.getUTCMonth() + 1) &&
      weekdays(local.getUTCDay())
    if (isDue) return new Date(local.getTime() - offsetOf(zone, new Date(local.getTime() - offset)))
  }
  return null
}

/** `*`, `5`, `1-5`, `0,30`, and each of these with a step. */
function fieldOf(field: string): (value: number) => boolean {
  const parts = field.split(',').map((part) => {
    const [range = '*', step = '1'] = part.split('/')
    const [from = '*', to] = range.split('-')
    const least = from === '*' ? 0 : Number(from)
    const most = to !== undefined ? Number(to) : from === '*' || part.includes('/') ? 59 : least
    return (value: number) => value >= least && value <= most && (value - least) % Number(step) === 0
  })
  return (value) => parts.some((fits) => fits(value))
}

/** How far a zone's local time is ahead of UTC, in milliseconds. */
function offsetOf(zone: string, at: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  return local - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS
}
