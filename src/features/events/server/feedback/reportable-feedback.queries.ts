import { type SQL, sql } from 'drizzle-orm'
import type { Reportable, ReportedThing } from '#foundation/moderation/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { QUESTION_KIND, REVIEW_KIND } from '../../feedback-values.contract.ts'
import { at } from '../catalogue/event-status.queries.ts'
import { lockEventOfReviews, moveRating } from './event-reviews.queries.ts'
import { wholeName } from './person-name.queries.ts'

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
    thingsFrom(db, ids, { table: sql`event_questions`, text: sql`t.question`, anchor: 'questions' }),
}

export const reportableReviews: Reportable = {
  kind: REVIEW_KIND,
  // The event's row comes first, as where a review is written: two that wait for each other would never end.
  async lock(tx, id) {
    const [found] = await rows<{ event_id: number }>(
      tx,
      sql`select event_id from event_reviews where id = ${id}`,
    )
    if (!found) return null
    await lockEventOfReviews(tx, found.event_id)
    const [locked] = await rows<{ is_hidden: boolean }>(
      tx,
      sql`select hidden_at is not null as is_hidden from event_reviews where id = ${id}`,
    )
    return locked ?? null
  },
  async setHidden(tx, { id, ...of }) {
    const [review] = await rows<{ event_id: number; rating: number }>(
      tx,
      sql`update event_reviews set hidden_at = ${hiddenAt(of)} where id = ${id} returning event_id, rating`,
    )
    if (!review) return
    const direction = of.isHidden ? -1 : 1
    await moveRating(tx, { event_id: review.event_id, sum: direction * review.rating, count: direction })
  },
  selectThings: (db, ids) =>
    thingsFrom(db, ids, {
      table: sql`event_reviews`,
      text: sql`concat(t.rating, '/5 ', t.feedback)`,
      anchor: 'reviews',
    }),
}

function thingsFrom(
  db: Db,
  ids: readonly number[],
  { table, text, anchor }: { table: SQL; text: SQL; anchor: string },
): Promise<ReportedThing[]> {
  return rows<ReportedThing>(
    db,
    sql`select t.id, trim(${text}) as text, t.hidden_at is not null as is_hidden,
        '/events/details/' || t.event_id || ${`#${anchor}`} as address,
        case when u.id is not null then json_build_object('id', u.id, 'name', ${wholeName}) end as author
      from ${table} t left join users u on u.id = t.user_id where t.id = any(${`{${ids.join(',')}}`}::int[])`,
  )
}
