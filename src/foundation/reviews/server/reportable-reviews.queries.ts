import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { wholeName } from '#foundation/accounts/server/index.ts'
import type { Reportable, ReportedThing } from '#foundation/moderation/server/index.ts'
import { countRows } from '#platform/db/counts.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { lockReviewed, moveRating, type Reviewed } from './reviews.queries.ts'

/** A review's address and title, as SQL over its thing `s`. */
interface Place {
  address: SQL
  title: (language: TextLanguage) => SQL
}

/** Reviews for reports and moderation. */
export function reportableReviewsOf(on: Reviewed, { address, title }: Place): Reportable {
  return {
    kind: on.kind,
    // Locks the thing first, as writing a review does; another order could deadlock.
    async lock(tx, id) {
      const [found] = await rows<{ id: number }>(
        tx,
        sql`select ${on.thing_id} as id from ${on.reviews} where id = ${id}`,
      )
      if (!found) return null
      await lockReviewed(tx, on, found.id)
      const [locked] = await rows<{ is_hidden: boolean }>(
        tx,
        sql`select hidden_at is not null as is_hidden from ${on.reviews} where id = ${id}`,
      )
      return locked ?? null
    },
    async setHidden(tx, { id, isHidden, now }) {
      const hidden_at = isHidden ? sql`${now.toISOString()}::timestamptz` : sql`null`
      const [review] = await rows<{ id: number; rating: number }>(
        tx,
        sql`update ${on.reviews} set hidden_at = ${hidden_at} where id = ${id} returning ${on.thing_id} as id, rating`,
      )
      if (!review) return
      const direction = isHidden ? -1 : 1
      await moveRating(tx, on, { id: review.id, sum: direction * review.rating, count: direction })
    },
    countPublicLinked: (tx, { user_id, butId, most }) =>
      countRows(
        tx,
        sql`(select from ${on.reviews} w where w.user_id = ${user_id} and w.hidden_at is null
          and w.id is distinct from ${butId}::int and w.${on.words} ~* 'https?://|www[.]' limit ${most}) linked`,
      ),
    madeBy: (user_ids) => sql`select id, user_id from ${on.reviews} where user_id = any(${idList(user_ids)})`,
    selectThings: (db, ids, language) =>
      rows<ReportedThing>(
        db,
        sql`select t.id, trim(concat(t.rating, '/5 ', t.${on.words})) as text, t.hidden_at is not null as is_hidden,
            ${address} as address, ${title(language)} as place,
            case when u.id is not null then json_build_object('id', u.id, 'name', ${wholeName('u')}) end as author
          from ${on.reviews} t join ${on.things} s on s.id = t.${on.thing_id} left join users u on u.id = t.user_id
          where t.id = any(${idList(ids)})`,
      ),
  }
}
