import { type SQL, sql } from 'drizzle-orm'
import type { Term, TextLanguage } from '#contract/wire.ts'
import type { Interests } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { orderBy, rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import type { EventCard } from '../../events.contract.ts'
import { hasAttended } from '../attendance/attendance.queries.ts'
import { termsOf, withCards } from '../catalogue/event-card.queries.ts'
import { byDate } from '../catalogue/event-order.queries.ts'
import { statusAt } from '../catalogue/event-status.queries.ts'
import { isLinkToListed } from '../visible-event.queries.ts'

interface Asked {
  user_id: number
  interests: Interests
  length: number
  language: TextLanguage
  now: Date
}

/** The newest listed events of each chosen term that are considered: a common term has thousands. */
const MOST_OF_A_TERM = 200

/**
 * `relevant (event_id, relevance, terms)`: relevance adds up the kinds of match, ages weighing least; `terms` counts
 * the matching terms.
 */
function relevant({ skills, tags, age_groups }: Interests, now: Date): SQL {
  const newest = (link: 'skill' | 'tag' | 'age_group', ids: readonly number[], weights: SQL) => {
    const [table, column] = [sql.raw(`event_${link}s`), sql.raw(`${link}_id`)]
    return sql`select l.event_id, ${weights} from unnest(${idList(ids)}) chosen (id) cross join lateral (
      select event_id from ${table} o where o.${column} = chosen.id and ${isLinkToListed('o', now)}
      order by event_id desc limit ${MOST_OF_A_TERM}) l`
  }
  return sql`relevant as (
    select event_id, 3 * max(skill) + 3 * max(tag) + max(age) as relevance, count(*) as terms from (
      ${newest('skill', skills, sql`1 as skill, 0 as tag, 0 as age`)}
      union all ${newest('tag', tags, sql`0, 1, 0`)}
      union all ${newest('age_group', age_groups, sql`0, 0, 1`)}
    ) links group by event_id)`
}

/**
 * Events that the person is registered or waiting for, attended, hosted or spoke at; for `events e` and
 * `event_recordings r`.
 */
const isOwn = (user_id: number, now: Date): SQL => sql`(exists (select from event_registrations g
    where g.event_id = e.id and g.user_id = ${user_id} and g.status <> 'cancelled')
  or exists (select from event_hosts h where h.event_id = e.id and h.user_id = ${user_id})
  or exists (select from event_speakers s join speaker_accounts a using (speaker_id)
    where s.event_id = e.id and a.user_id = ${user_id})
  or ${hasAttended('e', 'r', user_id, now)})`

/** Most relevant first, ties soonest first; events whose recording is still to come are last. */
export async function selectEventsForYou(db: Db, asked: Asked): Promise<(EventCard & { tags: Term[] })[]> {
  const { user_id, interests, length, language, now } = asked
  const found = await rows<{ id: number; tags: Term[] }>(
    db,
    sql`with ${relevant(interests, now)}
      select e.id, ${termsOf('tag', language)} as tags
      from relevant join events e on e.id = relevant.event_id left join event_recordings r on r.event_id = e.id
        cross join lateral (select ${statusAt('e', now)} = 'In Transit' as waits) w
      where not ${isOwn(user_id, now)}
      order by waits, relevance desc, terms desc, ${orderBy([...byDate({ now }), rising(sql`e.id`)])} limit ${length}`,
  )
  return withCards(db, found, { language, now })
}
