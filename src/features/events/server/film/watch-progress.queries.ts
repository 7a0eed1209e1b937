import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { at } from '../catalogue/event-status.queries.ts'

interface OfPerson {
  event_id: number
  user_id: number
}

export interface Watched {
  watched: [from: number, to: number][]
  watched_seconds: number
  position_seconds: number
}

const watchedColumns = sql`(select coalesce(json_agg(json_build_array(lower(part), upper(part)) order by lower(part)), '[]')
    from unnest(w.watched) part) as watched, w.watched_seconds, w.position_seconds`

export async function selectWatched(db: Db, { event_id, user_id }: OfPerson): Promise<Watched> {
  const [found] = await rows<Watched>(
    db,
    sql`select ${watchedColumns} from event_watches w where w.event_id = ${event_id} and w.user_id = ${user_id}`,
  )
  return found ?? { watched: [], watched_seconds: 0, position_seconds: 0 }
}

/**
 * Locks the person's rows for all recordings until the transaction ends and returns the time of their latest beat, so
 * that two recordings played side by side don't count double. The first beat inserts the row with `now` as its time.
 */
export async function lockWatches(tx: Db, of: OfPerson & { now: Date }): Promise<Date> {
  const { event_id, user_id, now } = of
  await tx.execute(
    sql`insert into event_watches (event_id, user_id, last_beat_at) values (${event_id}, ${user_id}, ${at(now)})
      on conflict do nothing`,
  )
  const watches = await rows<{ last: number | null }>(
    tx,
    sql`select (extract(epoch from last_beat_at) * 1000)::float8 as last from event_watches
      where user_id = ${user_id} order by event_id for update`,
  )
  const last = Math.max(...watches.map((watch) => watch.last ?? 0))
  return last > 0 ? new Date(last) : now
}

interface Beat extends OfPerson {
  /** Seconds of the recording, in any order; they may overlap. */
  intervals: readonly (readonly [from: number, to: number])[]
  /** How many seconds may be new; the rest is dropped from the end of the recording. */
  allowed: number
  duration_seconds: number
  position: number
  beat_at: Date
}

/** Merges what was played into what was watched before. The caller has locked the row. */
export async function addWatched(tx: Db, beat: Beat): Promise<Watched> {
  const { event_id, user_id, duration_seconds: duration, allowed, beat_at } = beat
  const position = Math.min(Math.round(beat.position), duration)
  const [row] = await rows<Watched>(
    tx,
    sql`with fresh as (
        select ${asMultirange(beat.intervals)}::int4multirange * int4multirange(int4range(0, ${duration})) - watched as seconds
        from event_watches where event_id = ${event_id} and user_id = ${user_id}),
      parts as (
        select lower(part) as begins, upper(part) as ends, (sum(upper(part) - lower(part)) over (order by lower(part))
          - (upper(part) - lower(part)))::int as before from fresh, unnest(fresh.seconds) part),
      taken as (
        select coalesce(range_agg(int4range(begins, least(ends, begins + ${allowed}::int - before))), '{}') as seconds
        from parts where before < ${allowed}::int)
      update event_watches w set watched = w.watched + taken.seconds,
        watched_seconds = (select coalesce(sum(upper(part) - lower(part)), 0) from unnest(w.watched + taken.seconds) part),
        position_seconds = ${position}, last_beat_at = ${at(beat_at)}
      from taken where w.event_id = ${event_id} and w.user_id = ${user_id} returning ${watchedColumns}`,
  )
  if (!row) throw new Error('the watch progress has no row to update')
  return row
}

/** Both ends round the same way, so that adjacent intervals leave no gap. */
function asMultirange(intervals: Beat['intervals']): string {
  const whole = intervals.map(([from, to]) => [Math.round(from), Math.round(to)] as const)
  return `{${whole
    .filter(([from, to]) => from < to)
    .map(([from, to]) => `[${from},${to})`)
    .join(',')}}`
}
