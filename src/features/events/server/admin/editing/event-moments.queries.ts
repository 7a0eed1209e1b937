import { sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventForm } from '../../../admin-event-fields.contract.ts'
import { TimeDoesNotExist } from '../admin-events.errors.ts'

/** When an event starts and ends, if known. */
export interface EventMoments {
  start: Date | null
  end: Date | null
}

type Clocks = Pick<EventForm, 'starts_at' | 'ends_at' | 'time_zone'>

/** What a local time can mean: it occurs twice when clocks go back, and never when they go forward. */
interface Meant {
  /** The matching moments in order; none for an empty or impossible time. */
  moments: Date[]
  isSkipped: boolean
}

/**
 * Converts the form's local times by PostgreSQL's time zones. If a time occurs twice, the pair counts that lasts as
 * long as the local times suggest; if several do, the first.
 * @throws TimeDoesNotExist
 */
export async function momentsOf(db: Db, { starts_at, ends_at, time_zone }: Clocks): Promise<EventMoments> {
  const starts = await meant(db, starts_at, time_zone)
  const ends = await meant(db, ends_at, time_zone)
  if (starts.isSkipped) throw new TimeDoesNotExist('starts_at')
  if (ends.isSkipped) throw new TimeDoesNotExist('ends_at')
  const said = new Date(`${ends_at}Z`).getTime() - new Date(`${starts_at}Z`).getTime()
  const pairs = starts.moments.flatMap((start) => ends.moments.map((end) => ({ start, end })))
  const lasting = pairs.find(({ start, end }) => end.getTime() - start.getTime() === said)
  return lasting ?? { start: starts.moments[0] ?? null, end: ends.moments.at(-1) ?? null }
}

/** PostgreSQL reads an ambiguous time as the second one; the offset of the day before gives the first. */
async function meant(db: Db, clock: string, zone: string): Promise<Meant> {
  if (clock === '') return { moments: [], isSkipped: false }
  const offset = sql`((read - interval '1 day') at time zone ${zone}) - ((read - interval '1 day') at time zone 'UTC')`
  const found = await rows<{ moment: string | Date }>(
    db,
    sql`select distinct moment from (select ${clock}::timestamp as clock) said
      cross join lateral (select clock at time zone ${zone} as read) second
      cross join lateral (values (read), ((clock - (${offset})) at time zone 'UTC')) each (moment)
      where moment at time zone ${zone} = clock order by moment`,
  )
  return { moments: found.map(({ moment }) => new Date(moment)), isSkipped: found.length === 0 }
}

export async function storedMoments(db: Db, id: number): Promise<EventMoments> {
  const [stored] = await rows<{ start: string | Date | null; end: string | Date | null }>(
    db,
    sql`select start_date_time as start, end_date_time as "end" from events where id = ${id}`,
  )
  return {
    start: stored?.start ? new Date(stored.start) : null,
    end: stored?.end ? new Date(stored.end) : null,
  }
}
