import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { isoUtc } from '#platform/db/columns.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { NewEventOfFollowed } from '../../following-news.contract.ts'
import { withCards } from '../catalogue/event-card.queries.ts'
import { isListed } from '../visible-event.queries.ts'

/** Listed events with a speaker whom the person follows: the `from` clause, with `events e`. */
const eventsOfFollowed = (follower_id: number, now: Date): SQL =>
  sql`events e
    where e.id in (select l.event_id from follows f join speaker_accounts a on a.user_id = f.followed_id
    join event_speakers l on l.speaker_id = a.speaker_id where f.follower_id = ${follower_id}) and ${isListed('e', now)}`

/** Events by speakers whom the person follows, latest announced first. */
export async function selectEventsOfFollowed(
  db: Db,
  of: {
    follower_id: number
    language: TextLanguage
    now: Date
    limit: number
    /** Id of the event before the page. */
    after: number | undefined
  },
): Promise<NewEventOfFollowed[]> {
  const { follower_id, language, now, limit, after } = of
  const isBehind =
    after === undefined
      ? sql``
      : sql`and (e.published_at, e.id) < (select published_at, id from events where id = ${after})`
  const found = await rows<{ id: number; announced_at: string }>(
    db,
    sql`select e.id, ${isoUtc(sql`e.published_at`)} as announced_at from ${eventsOfFollowed(follower_id, now)} ${isBehind}
      order by e.published_at desc nulls last, e.id desc nulls last limit ${limit}`,
  )
  return withCards(db, found, { language, now })
}

/** Counts no further than one past the cap. */
export async function countEventsOfFollowed(
  db: Db,
  { follower_id, now }: { follower_id: number; now: Date },
): Promise<number> {
  return countUpTo(db, sql`select from ${eventsOfFollowed(follower_id, now)}`)
}
