import { type SQL, sql } from 'drizzle-orm'
import { shortName, wholeName } from '#foundation/accounts/server/index.ts'
import { isNotBlockedBy } from '#foundation/creators/server/index.ts'
import { isReportedBy, isUnderReview } from '#foundation/moderation/server/index.ts'
import { isoUtc, type LocalizedText } from '#platform/db/columns.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventAnswer, EventQuestion } from '../../event-questions.contract.ts'
import { ANSWER_KIND, QUESTION_KIND } from '../../feedback.contract.ts'
import { eventAnswers, eventQuestions } from '../event-questions.tables.ts'
import { isPublic } from '../visible-event.queries.ts'
import { pageEnd, type QuestionsPage } from './listed-questions.queries.ts'

/** The columns of a question for one viewer, from `event_questions q` and `users u`. */
function questionColumns(viewer_id: number | null): SQL {
  return sql`q.id, q.question, q.up_vote_count, ${shortName('u')} as asked_by, ${isoUtc(sql`q.created_at`)} as asked_at,
    exists (select from event_question_votes v where v.question_id = q.id and v.user_id = ${viewer_id}::int) as is_upvoted,
    coalesce(q.user_id = ${viewer_id}::int, false) as is_mine,
    ${isReportedBy({ kind: QUESTION_KIND, id: sql`q.id`, user_id: viewer_id })} as is_reported,
    ${answersOf(sql`q.id`, viewer_id)} as answers`
}

/** An answer for one viewer as JSON, from `event_answers a` and `users u`. */
const answerFor = (viewer_id: number | null): SQL =>
  sql`json_build_object('id', a.id, 'answer', a.answer, 'answered_by', ${wholeName('u')}, 'role', a.role,
    'answered_at', ${isoUtc(sql`a.created_at`)}, 'is_mine', coalesce(a.user_id = ${viewer_id}::int, false),
    'is_reported', ${isReportedBy({ kind: ANSWER_KIND, id: sql`a.id`, user_id: viewer_id })})`

/** The answers to a question that one viewer sees, as a JSON list, oldest first, for a `select`. */
export function answersOf(question_id: SQL, viewer_id: number | null): SQL {
  return sql`(select coalesce(json_agg(${answerFor(viewer_id)} order by a.id), '[]')
    from event_answers a left join users u on u.id = a.user_id and u.disabled_at is null
    where a.question_id = ${question_id} and a.hidden_at is null and ${isNotBlockedBy(viewer_id, sql`a.user_id`)})`
}

/** An event's questions, without those by people whom the viewer has blocked: most votes first, ties newest first. */
export async function selectQuestions(db: Db, page: QuestionsPage): Promise<EventQuestion[]> {
  const { event_id, viewer_id, after } = page
  const place =
    after === undefined
      ? sql`true`
      : sql`(q.up_vote_count, q.id) < (select up_vote_count, id from event_questions where id = ${after})`
  return rows<EventQuestion>(
    db,
    sql`select ${questionColumns(viewer_id)} from event_questions q
        left join users u on u.id = q.user_id and u.disabled_at is null
      where q.event_id = ${event_id} and q.hidden_at is null and ${isNotBlockedBy(viewer_id, sql`q.user_id`)} and ${place}
      order by q.up_vote_count desc nulls last, q.id desc nulls last ${pageEnd(page)}`,
  )
}

interface Hidden {
  is_hidden: boolean
  /** Hidden until a moderator has checked it. */
  is_waiting: boolean
}

/** The person's question about the event with exactly this text, hidden or not. The caller holds the lock. */
export async function selectSameQuestion(
  tx: Db,
  of: { event_id: number; user_id: number; question: string },
): Promise<({ question: EventQuestion } & Hidden) | undefined> {
  const [found] = await rows<EventQuestion & Hidden>(
    tx,
    sql`select ${questionColumns(of.user_id)}, q.hidden_at is not null as is_hidden,
        ${isUnderReview({ kind: QUESTION_KIND, id: sql`q.id` })} as is_waiting
      from event_questions q left join users u on u.id = q.user_id
      where q.user_id = ${of.user_id} and q.event_id = ${of.event_id} and q.question = ${of.question}
      order by q.id limit 1`,
  )
  if (!found) return undefined
  const { is_hidden, is_waiting, ...question } = found
  return { question, is_hidden, is_waiting }
}

export async function insertQuestion(
  db: Db,
  of: { event_id: number; user_id: number; question: string; now: Date },
): Promise<EventQuestion> {
  const { now: created_at, ...columns } = of
  const [inserted] = await db
    .insert(eventQuestions)
    .values({ ...columns, created_at })
    .returning({ id: eventQuestions.id })
  const [question] = await rows<EventQuestion>(
    db,
    sql`select ${questionColumns(of.user_id)} from event_questions q left join users u on u.id = q.user_id
      where q.id = ${inserted?.id ?? 0}`,
  )
  if (!question) throw new Error('the question was not added')
  return question
}

interface OwnQuestion {
  id: number
  user_id: number
}

/** Locks the person's own question, hidden or not, until the transaction ends. Undefined if it isn't theirs. */
export async function lockOwnQuestion(tx: Db, of: OwnQuestion): Promise<{ question: string } | undefined> {
  const [locked] = await rows<{ question: string }>(
    tx,
    sql`select question from event_questions where id = ${of.id} and user_id = ${of.user_id} for update`,
  )
  return locked
}

/** The caller holds the lock. */
export async function updateQuestion(tx: Db, of: { id: number; question: string }): Promise<void> {
  await tx.execute(sql`update event_questions set question = ${of.question} where id = ${of.id}`)
}

/** Deletes a question with its votes and answers. The caller has locked its row. */
export async function deleteQuestion(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`delete from event_questions where id = ${id}`)
}

/** Whether a person speaks at an event, and whether they are one of its hosts. */
export async function standingAt(
  db: Db,
  of: { event_id: number; user_id: number },
): Promise<{ isSpeaker: boolean; isHost: boolean }> {
  const [found] = await rows<{ is_speaker: boolean; is_host: boolean }>(
    db,
    sql`select exists (select from event_speakers s join speaker_accounts a using (speaker_id)
        where s.event_id = ${of.event_id} and a.user_id = ${of.user_id}) as is_speaker,
      exists (select from event_hosts h where h.event_id = ${of.event_id} and h.user_id = ${of.user_id}) as is_host`,
  )
  return { isSpeaker: found?.is_speaker ?? false, isHost: found?.is_host ?? false }
}

/** The title of an event, and the accounts of its speakers and hosts: those whom its questions are for. */
export async function findAnswerers(
  db: Db,
  event_id: number,
): Promise<{ title: LocalizedText; user_ids: number[] } | undefined> {
  const [found] = await rows<{ title: LocalizedText; user_ids: number[] }>(
    db,
    sql`select e.title, array(select a.user_id from event_speakers s join speaker_accounts a using (speaker_id)
          where s.event_id = e.id
        union select u.id from event_hosts h join users u on u.id = h.user_id where h.event_id = e.id
          and (u.is_admin or exists (select from user_roles r where r.user_id = u.id and r.role = 'event-host'))) as user_ids
      from events e where e.id = ${event_id}`,
  )
  return found
}

interface AskedQuestion {
  id: number
  event_id: number
  /** The author; null for a former member. */
  user_id: number | null
  /** The title of the event. */
  title: LocalizedText
}

/** A question that everyone may see, with its event; undefined if there is none. */
export async function selectVisibleQuestion(db: Db, id: number): Promise<AskedQuestion | undefined> {
  const [found] = await rows<AskedQuestion>(
    db,
    sql`select q.id, q.event_id, q.user_id, e.title from event_questions q join events e on e.id = q.event_id
      where q.id = ${id} and q.hidden_at is null and ${isPublic('e')}`,
  )
  return found
}

/** Locks a question until the transaction ends, so that its answers are added one at a time. */
export async function lockQuestion(tx: Db, id: number): Promise<void> {
  await tx.execute(sql`select from event_questions where id = ${id} for no key update`)
}

/** The person's answer with exactly this text, hidden or not. The caller holds the question's lock. */
export async function selectSameAnswer(
  tx: Db,
  of: { question_id: number; user_id: number; answer: string },
): Promise<{ answer: EventAnswer; is_hidden: boolean } | undefined> {
  const [found] = await rows<{ answer: EventAnswer; is_hidden: boolean }>(
    tx,
    sql`select ${answerFor(of.user_id)} as answer, a.hidden_at is not null as is_hidden
      from event_answers a left join users u on u.id = a.user_id
      where a.question_id = ${of.question_id} and a.user_id = ${of.user_id} and a.answer = ${of.answer}
      order by a.id limit 1`,
  )
  return found
}

export async function insertAnswer(
  db: Db,
  of: { question_id: number; user_id: number; role: 'speaker' | 'organiser'; answer: string; now: Date },
): Promise<EventAnswer> {
  const { now: created_at, ...columns } = of
  const [inserted] = await db
    .insert(eventAnswers)
    .values({ ...columns, created_at })
    .returning({ id: eventAnswers.id })
  const [found] = await rows<{ answer: EventAnswer }>(
    db,
    sql`select ${answerFor(of.user_id)} as answer
      from event_answers a left join users u on u.id = a.user_id where a.id = ${inserted?.id ?? 0}`,
  )
  if (!found) throw new Error('the answer was not added')
  return found.answer
}

/** Deletes the person's own answer, hidden or not. Returns whether there was one. */
export async function deleteAnswer(db: Db, of: { id: number; user_id: number }): Promise<boolean> {
  const deleted = await rows(
    db,
    sql`delete from event_answers where id = ${of.id} and user_id = ${of.user_id} returning id`,
  )
  return deleted.length > 0
}
