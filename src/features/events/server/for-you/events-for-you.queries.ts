import { type SQL, sql } from 'drizzle-orm'
import type { Term, TextLanguage } from '#contract/wire.ts'
import type { Interests } from '#foundation/accounts/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { orderBy } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import type { EventCard } from '../../events.contract.ts'
import { hasAttended } from '../attendance/attendance.queries.ts'
import {
  cardColumns,
  eventsWithRecordings,
  tagsOf,
  withAvailability,
} from '../catalogue/event-card.queries.ts'
import { orderKeys } from '../catalogue/event-order.queries.ts'
import { isListed, statusAt } from '../catalogue/event-status.queries.ts'

interface Asked {
  user_id: number
  interests: Interests
  length: number
  language: TextLanguage
  now: Date
}

/** `fitting (event_id, fit, terms)`: by the kinds in which something fits, then by how much does. An age weighs least. */
const fitting = ({ skills, tags, age_groups }: Interests): SQL => sql`fitting as (
  select event_id, 3 * max(skill) + 3 * max(tag) + max(age) as fit, count(*) as terms from (
    select event_id, 1 as skill, 0 as tag, 0 as age from event_skills where skill_id = any(${idList(skills)})
    union all select event_id, 0, 1, 0 from event_tags where tag_id = any(${idList(tags)})
    union all select event_id, 0, 0, 1 from event_age_groups where age_group_id = any(${idList(age_groups)})
  ) links group by event_id)`

/** Registered for or waited for, been to, led or spoken at; for a `select` from {@link eventsWithRecordings}. */
const isOwn = (user_id: number, now: Date): SQL => sql`(exists (select from event_registrations g
    where g.event_id = e.id and g.user_id = ${user_id} and g.status <> 'cancelled')
  or exists (select from event_hosts h where h.event_id = e.id and h.user_id = ${user_id})
  or exists (select from event_speakers s join speaker_accounts a using (speaker_id)
    where s.event_id = e.id and a.user_id = ${user_id})
  or ${hasAttended(user_id, now)})`

/** The nearest first, the sooner among equals; what can only be waited for comes last. */
export async function selectEventsForYou(db: Db, asked: Asked): Promise<(EventCard & { tags: Term[] })[]> {
  const { user_id, interests, length, language, now } = asked
  const order = sql`waits, fit desc, terms desc, ${orderBy(orderKeys({ sorts: [3], now }))}`
  const found = await rows<Omit<EventCard, 'availability_label'> & { tags: Term[] }>(
    db,
    sql`with ${fitting(interests)}, shown as (
        select e.id, row_number() over (order by ${order}) as place
        from fitting join ${eventsWithRecordings} on e.id = fitting.event_id
          cross join lateral (select ${statusAt(now)} = 'In Transit' as waits) w
        where ${isListed(now)} and not ${isOwn(user_id, now)}
        order by ${order} limit ${length})
      select ${cardColumns(language, now)}, ${tagsOf(language)} as tags
      from shown join ${eventsWithRecordings} on e.id = shown.id order by shown.place`,
  )
  return found.map(withAvailability)
}
