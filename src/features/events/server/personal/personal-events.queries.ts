import { sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { confirmedEmails } from '#foundation/accounts/server/index.ts'
import type { Person, PersonalList } from '#foundation/privacy/server/index.ts'
import { isoUtc, textIn } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { wishesOf } from '../attendance/attendance.queries.ts'

type Rows = PersonalList['rows']
const at = (column: string) => sql`${isoUtc(sql.raw(column))}`
const title = (language: TextLanguage) => textIn(sql`e.title`, language)

export function selectOwnRegistrations(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select ${title(language)} as event, g.status, ${at('g.registered_at')} as registered_at,
        ${at('g.waiting_since')} as waiting_since, ${at('g.cancelled_at')} as cancelled_at, ${wishesOf('g')},
        g.language, g.utm_source, g.utm_medium, g.utm_campaign
      from event_registrations g join events e on e.id = g.event_id where g.user_id = ${id} order by g.id`,
  )
}

/**
 * A person's attendance by joins, by reports, with what the reports called them where an organiser matched it, and by
 * unmatched rows of reports with a confirmed email of theirs.
 */
export function selectOwnAttendance(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  const stay = sql`${at('a.joined_at')} as joined_at, ${at('a.left_at')} as left_at, a.minutes`
  return rows(
    db,
    sql`select ${title(language)} as event, a.source, ${stay}, case when a.source = 'report' then (
          select string_agg(k.reported_as, ', ' order by k.id) from attendee_matches k
          where k.event_id = a.event_id and k.user_id = a.user_id) end as name_in_the_meeting
      from event_attendances a join events e on e.id = a.event_id where a.user_id = ${id}
      union all
      select ${title(language)}, 'report', ${stay}, a.name
      from unmatched_attendees a join events e on e.id = a.event_id where a.email in ${confirmedEmails(id)}
      order by joined_at`,
  )
}

export function selectOwnWatching(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select ${title(language)} as event, w.watched_seconds, w.position_seconds, ${at('w.attended_at')} as attended_at,
        ${at('w.last_beat_at')} as last_watched_at
      from event_watches w join events e on e.id = w.event_id where w.user_id = ${id} order by w.created_at, e.id`,
  )
}

export function selectOwnEventReviews(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select ${title(language)} as event, w.rating, w.feedback, ${at('w.created_at')} as reviewed_at,
        ${at('w.edited_at')} as edited_at, w.hidden_at is not null as is_hidden
      from event_reviews w join events e on e.id = w.event_id where w.user_id = ${id} order by w.id`,
  )
}

export function selectOwnQuestions(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select ${title(language)} as event, q.question, q.up_vote_count, ${at('q.created_at')} as asked_at,
        q.hidden_at is not null as is_hidden
      from event_questions q join events e on e.id = q.event_id where q.user_id = ${id} order by q.id`,
  )
}

/** The person's answers, without the questions, which others asked. */
export function selectOwnAnswers(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select ${title(language)} as event, a.answer, a.role, ${at('a.created_at')} as answered_at
      from event_answers a join event_questions q on q.id = a.question_id join events e on e.id = q.event_id
      where a.user_id = ${id} order by a.id`,
  )
}

export function selectOwnVotes(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select ${title(language)} as event, ${at('v.created_at')} as voted_at
      from event_question_votes v join event_questions q on q.id = v.question_id join events e on e.id = q.event_id
      where v.user_id = ${id} order by v.created_at, q.id`,
  )
}

export function selectOwnHosting(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select ${title(language)} as event, ${at('h.created_at')} as named_at
      from event_hosts h join events e on e.id = h.event_id where h.user_id = ${id} order by h.created_at, e.id`,
  )
}

/** What organisers wrote about the person as a speaker. */
export function selectOwnSpeaking(db: Db, { id }: Person, language: TextLanguage): Promise<Rows> {
  return rows(
    db,
    sql`select s.name, ${textIn(sql`s.designation`, language)} as designation, s.place,
        ${textIn(sql`s.introduction`, language)} as introduction,
        array_to_string(array(select ${title(language)} from event_speakers l join events e on e.id = l.event_id
          where l.speaker_id = s.id order by e.id), ', ') as events
      from speaker_accounts a join speakers s on s.id = a.speaker_id where a.user_id = ${id}`,
  )
}

/**
 * Deletes names and emails in meeting reports that an organiser hasn't decided on yet. Those with an email that the
 * account never confirmed stay without it: they may be someone else's, and would be deleted with the account.
 */
export async function forgetUnmatched(tx: Db, { id }: Person): Promise<void> {
  await tx.execute(sql`delete from unmatched_attendees a where a.email in ${confirmedEmails(id)}`)
  await tx.execute(
    sql`update unmatched_attendees set unverified_user_id = null where unverified_user_id = ${id}`,
  )
  await tx.execute(sql`delete from attendee_matches k where k.user_id = ${id}
    or k.reported_as in ${confirmedEmails(id)}`)
}
