import { type SQL, sql } from 'drizzle-orm'
import { named } from '#foundation/catalogue/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { STATUS_FILTERS, type StatusFilter } from '../../events.contract.ts'
import { isListed } from '../visible-event.queries.ts'
import { changingOf } from './changing-events.queries.ts'
import { fewOf, type Narrowed } from './event-list.queries.ts'
import { courseOfPlace } from './event-place.queries.ts'
import { COURSES_IN, courseAt, isLiveAt, isOneOf } from './event-status.queries.ts'

export type EventCounts = Record<StatusFilter, number>

/**
 * How many events each tab would show under the filters. Exact, unless a search has more candidates than are
 * considered. If there are many, settled events are counted by the stored sets, and the few that still change one by
 * one.
 */
export async function countEvents(db: Db, narrowed: Narrowed): Promise<EventCounts> {
  const { withFew, few } = fewOf(narrowed)
  const counting = few ? countOfFew({ ...narrowed, withFew, few }) : countOfMany(narrowed)
  const [counts] = await rows<EventCounts>(db, counting)
  if (!counts) throw new Error('the counts query answered no row')
  return counts
}

const countOfFew = ({ now, withFew, few }: Narrowed & { withFew: SQL; few: SQL }): SQL =>
  sql`with ${withFew} seen as (
      select ${courseAt('e', now)} as course, ${isLiveAt('e', now)} as is_live from ${few} where ${isListed('e', now)}),
      shown (course, n) as (select course, count(*) from seen group by 1)
    ${countsOfTabs('seen')}`

function countOfMany({ choices, now }: Narrowed): SQL {
  const { withMet, changing } = changingOf(choices, now)
  const settled =
    choices.length > 0
      ? sql`select s.term_id as place, sum(bit_count(s.ids & met.ids)) as n from event_facet_ids s join met using (block)
        where s.facet = ${named('place')} group by 1`
      : sql`select term_id as place, listed as n from event_facet_counts where facet = ${named('place')}`
  return sql`with ${withMet} settled as (${settled}),
      changing as materialized (
        select e.settled_place as place, ${courseAt('e', now)} as course, ${isLiveAt('e', now)} as is_live from ${changing}),
      -- What still changes is where the time has it, not where it will settle.
      shown (course, n) as (
        select ${courseOfPlace(sql`place`)}, n from settled
        union all select ${courseOfPlace(sql`place`)}, -count(*) from changing group by 1
        union all select course, count(*) from changing group by 1)
    ${countsOfTabs('changing')}`
}

/** The statement after a `with` list that has `shown (course, n)`, and the live events in a table of the given name. */
function countsOfTabs(live: 'seen' | 'changing'): SQL {
  const counts = STATUS_FILTERS.map((tab) => {
    const count =
      tab === 'live'
        ? sql`(select count(*) from ${sql.raw(live)} where is_live)`
        : sql`coalesce(sum(n) filter (where ${isOneOf(sql`course`, COURSES_IN[tab])}), 0)`
    return sql`${count}::int as ${sql.raw(`"${tab}"`)}`
  })
  return sql`select ${sql.join(counts, sql`, `)} from shown`
}
