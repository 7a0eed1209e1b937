import type { Viewer } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { WatchedInterval, WatchProgress } from '../../event-watch.contract.ts'
import { attendanceOf } from '../attendance/attendance.queries.ts'
import { findFilm } from './find-film.queries.ts'
import { addWatched, lockWatches } from './watch-progress.queries.ts'

/** Seconds of a recording that can be watched per second of real time. */
const FASTEST = 2
/**
 * The most time that one beat counts: pages send one every ten seconds, but timers in hidden tabs run once a minute.
 */
const LONGEST_MS = 60_000

interface Beat {
  event_id: number
  intervals: readonly WatchedInterval[]
  position: number
  now: Date
}

/**
 * Adds what was played to what the person has watched. Across all tabs and recordings, it can't exceed what the time
 * since the last beat allows, and one beat counts a minute at most. The first beat only starts the clock; what was
 * played offline comes with later beats.
 * @throws EventNotFound, FilmNotThere, NotRegisteredForEvent
 */
export async function recordWatching(
  db: Db,
  viewer: Pick<Viewer, 'id'>,
  { event_id, intervals, position, now }: Beat,
): Promise<WatchProgress> {
  const of = { event_id, user_id: viewer.id }
  return db.transaction(async (tx) => {
    const { duration_seconds, needed_seconds } = await findFilm(tx, { ...of, now })
    const last = await lockWatches(tx, { ...of, now })
    const { allowed, beat_at } = allowance({ last, now })
    const most = Math.min(allowed, duration_seconds)
    const watched = await addWatched(tx, {
      ...of,
      intervals,
      position,
      allowed: most,
      duration_seconds,
      beat_at,
    })
    const user_event_status = await attendanceOf(tx, { ...of, now })
    return { duration_seconds, needed_seconds, user_event_status, ...watched }
  })
}

/** Whole seconds, and the moment up to which they are used: the unused fraction counts next time. */
function allowance({ last, now }: { last: Date; now: Date }): { allowed: number; beat_at: Date } {
  const passed = Math.min(now.getTime() - last.getTime(), LONGEST_MS)
  if (passed <= 0) return { allowed: 0, beat_at: last }
  const allowed = Math.floor((passed * FASTEST) / 1000)
  return { allowed, beat_at: new Date(now.getTime() - passed + (allowed * 1000) / FASTEST) }
}
