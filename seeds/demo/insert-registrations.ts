import { DAY_MS } from '#contract/durations.ts'
import { eventAttendances, eventRegistrations } from '#features/events/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idsOf } from './demo-event.ts'

interface Ids {
  events: Map<string, number>
  people: Map<string, number>
}

/** Who is registered, who waits, and who was there: by username and the key of the event. */
const registered = [
  ['meera-deshpande', 'iep-for-everyone', 'Hindi captions would help me.'],
  ['meera-deshpande', 'first-three-years', ''],
  ['arjun-deshmukh', 'iep-for-everyone', ''],
  ['farah-siddiqui', 'teaching-reading-dyslexia', 'I use a screen reader.'],
] as const
const waiting = [['arjun-deshmukh', 'sensory-play']] as const
const attended = [
  ['meera-deshpande', 'one-lesson-many-ways', { days_ago: 85, minutes: 172 }],
  ['arjun-deshmukh', 'one-lesson-many-ways', { days_ago: 85, minutes: 40 }],
  ['arjun-deshmukh', 'sounds-to-words', { days_ago: 120, minutes: 170 }],
  ['farah-siddiqui', 'sounds-to-words', { days_ago: 120, minutes: 165 }],
] as const

/** Adds them to the events, whose own figures hold them already. */
export async function insertRegistrations(db: Db, ids: Ids, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const since = daysAgo(2)
  const place = (username: string, event: string, created_at = since) => {
    const [user_id = 0] = idsOf(ids.people, [username])
    const [event_id = 0] = idsOf(ids.events, [event])
    return { user_id, event_id, created_at }
  }
  await db.insert(eventRegistrations).values([
    ...registered.map(([username, event, access_request]) => ({
      ...place(username, event),
      status: 'registered' as const,
      registered_at: since,
      access_request,
    })),
    ...waiting.map(([username, event]) => ({
      ...place(username, event),
      status: 'waiting' as const,
      has_place: false,
      waiting_since: since,
    })),
    ...attended.map(([username, event, { days_ago }]) => ({
      ...place(username, event, daysAgo(days_ago + 7)),
      status: 'registered' as const,
      registered_at: daysAgo(days_ago + 7),
    })),
  ])
  await db.insert(eventAttendances).values(
    attended.map(([username, event, { days_ago, minutes }]) => ({
      ...place(username, event, daysAgo(days_ago)),
      source: 'report' as const,
      joined_at: daysAgo(days_ago),
      minutes,
    })),
  )
}
