import { eq, type SQL, sql } from 'drizzle-orm'
import { confirmedEmails, emailOwners } from '#foundation/accounts/server/index.ts'
import { isoUtc } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import type { UnmatchedAttendee } from '../../admin-people.contract.ts'
import { unmatchedAttendees } from '../attendance-reports.tables.ts'
import type { Attendee, ReportedTime } from './read-report.ts'

/** The time to compare a report with; undefined for an event without a date. */
export async function findReportedTime(db: Db, event_id: number): Promise<ReportedTime | undefined> {
  const [found] = await rows<{ start: number | null; end: number; ahead: number }>(
    db,
    sql`select (extract(epoch from start_date_time) * 1000)::float8 as start,
        (extract(epoch from end_date_time) * 1000)::float8 as end,
        (extract(epoch from (start_date_time at time zone time_zone) - (start_date_time at time zone 'UTC')) * 1000)::float8
          as ahead
      from events where id = ${event_id}`,
  )
  return found && found.start !== null ? { ...found, start: found.start } : undefined
}

/** How an attendee is recognised in the event's next report. */
const reportedAs = (email: SQL, name: SQL) => sql`coalesce(nullif(${email}, ''), lower(${name}))`

/**
 * Replaces the event's earlier report: records attendance for confirmed emails and manual matches, and lists the rest
 * for a decision. The caller holds the event's lock. The number of statements doesn't grow with the number of people.
 */
export async function writeReport(
  tx: Db,
  { event_id, people }: { event_id: number; people: readonly Attendee[] },
): Promise<{ matched: number; unmatched: number }> {
  await tx.execute(sql`delete from event_attendances where event_id = ${event_id} and source = 'report'`)
  await tx.execute(sql`delete from unmatched_attendees where event_id = ${event_id}`)
  const given = sql`jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
    as p(name text, email text, joined float8, "left" float8, minutes int)`
  const isMatched = sql`k.event_id = ${event_id} and k.reported_as = ${reportedAs(sql`p.email`, sql`p.name`)}`
  const moments = sql`to_timestamp(p.joined / 1000), to_timestamp(p."left" / 1000), p.minutes`
  const [matched] = await rows<{ count: number }>(
    tx,
    sql`with added as (
      insert into event_attendances (event_id, user_id, source, joined_at, left_at, minutes)
      select ${event_id}::int, coalesce(o.user_id, k.user_id), 'report', to_timestamp(min(p.joined) / 1000),
        to_timestamp(max(p."left") / 1000), max(p.minutes)
      from ${given} left join ${emailOwners} o on o.email = p.email
        left join attendee_matches k on ${isMatched}
      where coalesce(o.user_id, k.user_id) is not null group by 2 returning 1)
    select count(*)::int as count from added`,
  )
  const [unmatched] = await rows<{ count: number }>(
    tx,
    sql`with added as (
      insert into unmatched_attendees (event_id, name, email, unverified_user_id, joined_at, left_at, minutes)
      select ${event_id}::int, p.name, p.email, u.id, ${moments}
      from ${given} left join ${emailOwners} o on o.email = p.email left join users u on u.email = p.email
      where o.user_id is null
        and not exists (select from attendee_matches k where ${isMatched}) returning 1)
    select count(*)::int as count from added`,
  )
  return { matched: matched?.count ?? 0, unmatched: unmatched?.count ?? 0 }
}

/** The unmatched attendees, longest stay first. */
export async function selectUnmatched(db: Db, event_id: number, limit: number): Promise<UnmatchedAttendee[]> {
  return rows<UnmatchedAttendee>(
    db,
    sql`select a.id, a.name, a.email, a.minutes, case when u.id is not null
        then json_build_object('id', u.id, 'name', concat(u.first_name, ' ', u.last_name)) end as account
      from unmatched_attendees a left join (event_registrations g join users u on u.id = g.user_id)
        on g.event_id = a.event_id and g.user_id = a.unverified_user_id and g.status <> 'cancelled'
      where a.event_id = ${event_id} order by a.minutes desc, a.id limit ${limit}`,
  )
}

export async function findUnmatched(db: Db, id: number): Promise<{ event_id: number } | undefined> {
  const [found] = await db
    .select({ event_id: unmatchedAttendees.event_id })
    .from(unmatchedAttendees)
    .where(eq(unmatchedAttendees.id, id))
  return found
}

/**
 * Removes an attendee from the list and, if they are matched, records their attendance; of two stays the longer
 * counts. Later reports reuse the decision. The caller holds the event's lock. Returns whether they were still on the
 * list.
 */
export async function settleUnmatched(
  tx: Db,
  { id, user_id }: { id: number; user_id: number | undefined },
): Promise<boolean> {
  if (user_id !== undefined) {
    await tx.execute(sql`insert into event_attendances (event_id, user_id, source, joined_at, left_at, minutes)
      select event_id, ${user_id}, 'report', joined_at, left_at, minutes from unmatched_attendees where id = ${id}
      ${orLonger}`)
  }
  await tx.execute(sql`insert into attendee_matches (event_id, reported_as, user_id)
    select event_id, ${reportedAs(sql`email`, sql`name`)}, ${user_id ?? null}::int from unmatched_attendees where id = ${id}
    on conflict (event_id, reported_as) do update set user_id = excluded.user_id`)
  const gone = await tx
    .delete(unmatchedAttendees)
    .where(eq(unmatchedAttendees.id, id))
    .returning({ at: isoUtc(unmatchedAttendees.created_at) })
  return gone.length > 0
}

/** Locks the events, in order, whose reports list the person's confirmed email as unmatched. Returns their ids. */
export async function lockEventsThatList(tx: Db, user_id: number): Promise<number[]> {
  const found = await rows<{ id: number }>(
    tx,
    sql`select e.id from events e where e.id in (select a.event_id from unmatched_attendees a where ${isOfPerson(user_id)})
      order by e.id for update`,
  )
  return found.map(({ id }) => id)
}

/** Turns unmatched rows of the person's confirmed email into attendance. The caller holds the locks of the events. */
export async function claimUnmatched(
  tx: Db,
  { event_ids, user_id }: { event_ids: readonly number[]; user_id: number },
): Promise<void> {
  await tx.execute(sql`with gone as (
      delete from unmatched_attendees a where a.event_id = any(${idList(event_ids)}) and ${isOfPerson(user_id)} returning a.*)
    insert into event_attendances (event_id, user_id, source, joined_at, left_at, minutes)
    select event_id, ${user_id}, 'report', min(joined_at), max(left_at), max(minutes) from gone group by event_id
    ${orLonger}`)
}

/** Whether row `a` has a confirmed email of the person: another could be someone else's. */
const isOfPerson = (user_id: number): SQL => sql`a.email in ${confirmedEmails(user_id)}`

/** Of two stays of a person at an event, the longer counts. */
const orLonger = sql`on conflict (event_id, user_id, source) do update set
  joined_at = least(event_attendances.joined_at, excluded.joined_at),
  left_at = greatest(event_attendances.left_at, excluded.left_at),
  minutes = greatest(event_attendances.minutes, excluded.minutes)`

export async function countRegistrations(db: Db, event_id: number): Promise<number> {
  return countRows(db, sql`event_registrations where event_id = ${event_id}`)
}
