import { sql } from 'drizzle-orm'
import { wholeName } from '#foundation/accounts/server/index.ts'
import type { Reportable, ReportedThing } from '#foundation/moderation/server/index.ts'
import { reportableReviewsOf } from '#foundation/reviews/server/index.ts'
import { textIn } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { ANSWER_KIND, QUESTION_KIND } from '../../feedback.contract.ts'
import { at } from '../catalogue/event-status.queries.ts'
import { reviewedEvents } from './event-reviews.queries.ts'

const hiddenAt = ({ isHidden, now }: { isHidden: boolean; now: Date }) => (isHidden ? at(now) : sql`null`)

/** Questions, answers and reviews, as people report them and moderators see them. */
export const reportableQuestions: Reportable = {
  kind: QUESTION_KIND,
  hiddenAddress: '/my-pankh-page?tab=questions',
  async lock(tx, id) {
    const [locked] = await rows<{ is_hidden: boolean }>(
      tx,
      sql`select hidden_at is not null as is_hidden from event_questions where id = ${id} for no key update`,
    )
    return locked ?? null
  },
  async setHidden(tx, { id, ...of }) {
    await tx.execute(sql`update event_questions set hidden_at = ${hiddenAt(of)} where id = ${id}`)
  },
  countPublicLinked: (tx, { user_id, butId, most }) =>
    countRows(
      tx,
      sql`(select from event_questions q where q.user_id = ${user_id} and q.hidden_at is null
        and q.id is distinct from ${butId}::int and q.question ~* 'https?://|www[.]' limit ${most}) linked`,
    ),
  madeBy: (user_ids) => sql`select id, user_id from event_questions where user_id = any(${idList(user_ids)})`,
  selectThings: (db, ids, language) =>
    rows<ReportedThing>(
      db,
      sql`select t.id, trim(t.question) as text, t.hidden_at is not null as is_hidden,
          ${textIn(sql`e.title`, language)} as place,
          '/events/details/' || t.event_id || '#questions' as address,
          case when u.id is not null then json_build_object('id', u.id, 'name', ${wholeName('u')}) end as author
        from event_questions t join events e on e.id = t.event_id left join users u on u.id = t.user_id where t.id = any(${idList(ids)})`,
    ),
}

export const reportableAnswers: Reportable = {
  kind: ANSWER_KIND,
  async lock(tx, id) {
    const [locked] = await rows<{ is_hidden: boolean }>(
      tx,
      sql`select hidden_at is not null as is_hidden from event_answers where id = ${id} for no key update`,
    )
    return locked ?? null
  },
  async setHidden(tx, { id, ...of }) {
    await tx.execute(sql`update event_answers set hidden_at = ${hiddenAt(of)} where id = ${id}`)
  },
  madeBy: (user_ids) => sql`select id, user_id from event_answers where user_id = any(${idList(user_ids)})`,
  selectThings: (db, ids, language) =>
    rows<ReportedThing>(
      db,
      sql`select t.id, trim(t.answer) as text, t.hidden_at is not null as is_hidden,
          ${textIn(sql`e.title`, language)} as place,
          '/events/details/' || q.event_id || '#questions' as address,
          case when u.id is not null then json_build_object('id', u.id, 'name', ${wholeName('u')}) end as author
        from event_answers t join event_questions q on q.id = t.question_id join events e on e.id = q.event_id
          left join users u on u.id = t.user_id
        where t.id = any(${idList(ids)})`,
    ),
}

export const reportableReviews: Reportable = reportableReviewsOf(reviewedEvents, {
  address: sql`'/events/details/' || s.id || '#reviews'`,
  title: (language) => textIn(sql`s.title`, language),
})
