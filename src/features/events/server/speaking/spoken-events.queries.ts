import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { countUpTo } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { falling, isBehind, keyColumns, orderBy } from '#platform/db/keyset-order.ts'
import type { EventCard } from '../../events.contract.ts'
import { cardColumns, eventCards, eventsWithRecordings } from '../catalogue/event-card.queries.ts'
import { isListed } from '../catalogue/event-status.queries.ts'

/**
 * The account whose public profile shows the event, for a `select` from `events e` and `speakers s`; null without one,
 * and for events that leave no public profile.
 */
export const accountOfSpeaker: SQL<number | null> = sql<
  number | null
>`(select a.user_id from speaker_accounts a
  join users u on u.id = a.user_id
  where a.speaker_id = s.id and u.disabled_at is null and e.publication = 'published')`

/** When it was or will be; without a date, when its film came. */
const newestFirst = [
  falling(sql`coalesce(e.start_date_time, r.published_at, e.created_at)`),
  falling(sql`e.id`),
]

interface SpokenWanted {
  user_id: number
  language: TextLanguage
  now: Date
  length: number
  offset: number
  /** Id of the last event already shown. */
  after: number | undefined
}

/** Events that the person with this account speaks at, the newest first, and how many there are in all. */
export async function selectSpokenEvents(
  db: Db,
  { user_id, language, now, length, offset, after }: SpokenWanted,
): Promise<{ cards: EventCard[]; total: number }> {
  const spoken = sql`${eventsWithRecordings} where ${isListed(now)} and e.id in (
    select l.event_id from speaker_accounts a join event_speakers l on l.speaker_id = a.speaker_id
      join users u on u.id = a.user_id where u.id = ${user_id} and u.disabled_at is null)`
  const last =
    after === undefined
      ? sql``
      : sql`last as materialized (select ${keyColumns(newestFirst)} from ${eventsWithRecordings} where e.id = ${after}),`
  const cards = await eventCards(
    db,
    sql`with ${last} shown as (
        select e.id, row_number() over (order by ${orderBy(newestFirst)}) as place from ${spoken}
          ${after === undefined ? sql`` : sql`and ${isBehind(newestFirst)}`}
        order by ${orderBy(newestFirst)} limit ${length} offset ${after === undefined ? offset : 0})
      select ${cardColumns(language, now)} from shown join ${eventsWithRecordings} on e.id = shown.id
      order by shown.place`,
  )
  const total = await countUpTo(db, sql`select e.id from ${spoken}`)
  return { cards, total }
}
