import { DAY_MS, MINUTE_MS } from '#contract/durations.ts'
import { insertAnalyticsEvents } from '#foundation/analytics/server/index.ts'
import type { Db } from '#platform/db/database.ts'

interface With {
  /** Ids of events by key. */
  events: ReadonlyMap<string, number>
  /** Ids of resources by key. */
  resources: ReadonlyMap<string, number>
  /** Ids of people who come back. */
  audience: readonly number[]
  now: Date
}

const DAYS = 90
/** Visits on each day of a week, beginning with today's: quieter at its end. */
const VISITS = [14, 17, 15, 19, 12, 8, 7]
/** PostgreSQL takes 65,535 parameters in a statement. */
const ROWS_AT_ONCE = 2_000
const SOURCES = [
  'Direct',
  'whatsapp',
  'Direct',
  'school-letter',
  'google',
  'whatsapp',
  'Direct',
  'newsletter',
]

/** Pages that were looked at in the last weeks, by visitors and by people who come back: what the metrics count. */
export async function insertVisits(db: Db, { events, resources, audience, now }: With): Promise<void> {
  const eventIds = [...events.values()]
  const resourceIds = [...resources.values()]
  const rows = Array.from({ length: DAYS }, (_, day) => {
    // More came by and by.
    const visits = Math.round((VISITS[day % VISITS.length] ?? 0) * (1.6 - day / DAYS))
    return Array.from({ length: visits }, (_visit, place) => {
      const seed = day * 31 + place * 7
      return {
        key: 'view_page' as const,
        at: new Date(now.getTime() - day * DAY_MS - (seed % 480) * MINUTE_MS),
        user_id: place % 3 === 0 ? (audience[seed % audience.length] ?? null) : null,
        utm_source: SOURCES[seed % SOURCES.length] ?? 'Direct',
        ...pageOf(seed, { eventIds, resourceIds }),
      }
    })
  }).flat()
  for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
    await insertAnalyticsEvents(db, rows.slice(first, first + ROWS_AT_ONCE))
  }
}

function pageOf(seed: number, { eventIds, resourceIds }: { eventIds: number[]; resourceIds: number[] }) {
  const [event, resource] = [eventIds[seed % eventIds.length], resourceIds[(seed * 3) % resourceIds.length]]
  if (seed % 4 === 0) return { page: '/' }
  if (seed % 4 === 1 && event) return { page: '/events/details/$id', subject_id: event }
  return resource ? { page: '/resource/$title/$id', subject_id: resource } : { page: '/resource' }
}
