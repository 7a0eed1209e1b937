import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isUnderReview } from '#foundation/moderation/server/index.ts'
import type { ReviewedThing } from '#foundation/reviews/server/index.ts'
import { isoUtc, textIn, textLanguageOf } from '#platform/db/columns.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { QUESTION_KIND } from '../../feedback.contract.ts'
import type { OwnQuestion } from '../../own-feedback.contract.ts'
import { answersOf } from '../feedback/event-questions.queries.ts'
import { isPublic } from '../visible-event.queries.ts'

/** How far positions are counted: pages without JavaScript show no more questions. */
const MOST_PLACES = 100

/** The event that a question or review is about, as JSON; null once the event `e` is no longer shown. */
const aboutEvent = (language: TextLanguage): SQL =>
  sql`case when e.publication <> 'draft' then json_build_object('id', e.id, 'title', ${textIn(sql`e.title`, language)},
    'text_language', ${textLanguageOf(sql`e.title`, language)},
    'is_cancelled', e.publication = 'cancelled') end`

/** The event shown with a review. */
export const reviewedEvent = (language: TextLanguage): ReviewedThing => ({
  alias: sql`e`,
  columns: sql`${aboutEvent(language)} as event`,
})

/** Newest first, hidden or not. */
export function selectOwnQuestions(
  db: Db,
  of: {
    user_id: number
    language: TextLanguage
    limit: number
    offset: number
    /** Id of the question before the page; used instead of `offset`. */
    after: number | undefined
  },
): Promise<OwnQuestion[]> {
  const { user_id, language, limit, offset, after } = of
  const isBehind = after === undefined ? sql`` : sql`and id < ${after}`
  return rows<OwnQuestion>(
    db,
    sql`select q.id, q.question, ${isoUtc(sql`q.created_at`)} as asked_at, q.up_vote_count,
        q.hidden_at is not null as is_hidden,
        (q.hidden_at is not null and ${isUnderReview({ kind: QUESTION_KIND, id: sql`q.id` })}) as is_waiting,
        ${aboutEvent(language)} as event,
        case when q.hidden_at is null and ${isPublic('e')} then 1 + (select count(*)::int from (
          select from event_questions o where o.event_id = q.event_id and o.hidden_at is null
            and (o.up_vote_count, o.id) > (q.up_vote_count, q.id) limit ${MOST_PLACES}) before) end as place,
        ${answersOf(sql`q.id`, user_id)} as answers
      from (select * from event_questions where user_id = ${user_id} ${isBehind}
        order by id desc nulls last limit ${limit} offset ${after === undefined ? offset : 0}) q
        join events e on e.id = q.event_id
      order by q.id desc`,
  )
}

/** Counts no further than one past the cap. */
export async function countOwnQuestions(
  db: Db,
  { user_id, cap }: { user_id: number; cap: number },
): Promise<number> {
  return countUpTo(db, sql`select from event_questions where user_id = ${user_id}`, cap)
}

/** Whether the person asked this question, so that it can be a cursor in their list. */
export async function isOwnQuestion(db: Db, of: { id: number; user_id: number }): Promise<boolean> {
  const found = await rows(
    db,
    sql`select from event_questions where id = ${of.id} and user_id = ${of.user_id}`,
  )
  return found.length > 0
}
