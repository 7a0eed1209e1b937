import { sql } from 'drizzle-orm'
import { wholeName } from '#foundation/accounts/server/index.ts'
import type { Reportable, ReportedThing } from '#foundation/moderation/server/index.ts'
import { reportableReviewsOf } from '#foundation/reviews/server/index.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { QUESTION_KIND } from '../../feedback-values.contract.ts'
import { at } from '../catalogue/event-status.queries.ts'
import { reviewedEvents } from './event-reviews.queries.ts'

const hiddenAt = ({ isHidden, now }: { isHidden: boolean; now: Date }) => (isHidden ? at(now) : sql`null`)

/** Questions and reviews as people report them and moderators see them. */
export const reportableQuestions: Reportable = {
  kind: QUESTION_KIND,
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
  selectThings: (db, ids) =>
    rows<ReportedThing>(
      db,
      sql`select t.id, trim(t.question) as text, t.hidden_at is not null as is_hidden,
          '/events/details/' || t.event_id || '#questions' as address,
          case when u.id is not null then json_build_object('id', u.id, 'name', ${wholeName}) end as author
        from event_questions t left join users u on u.id = t.user_id where t.id = any(${idList(ids)})`,
    ),
}

export const reportableReviews: Reportable = reportableReviewsOf(
  reviewedEvents,
  sql`'/events/details/' || s.id || '#reviews'`,
)
