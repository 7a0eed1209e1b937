import { type SQL, sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { matchingCount, named } from '#foundation/catalogue/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { StatusFilter } from '../../events.contract.ts'
import { isListed } from '../visible-event.queries.ts'
import { type Choice, EVENTS } from './event-choices.queries.ts'
import { changingOf, fewOf, type Narrowed } from './event-list.queries.ts'
import { courseAt, isLiveAt } from './event-status.queries.ts'

export type EventCounts = Record<StatusFilter, number>

/** How many published events meet every choice; all of them without a choice. Exact. */
export async function countMatching(db: Db, choices: readonly Choice[]): Promise<number> {
  const [counted] = await rows<{ n: number }>(db, matchingCount(EVENTS, choices))
  return counted?.n ?? 0
}

/**
 * How many events each tab would show under the filters: exact, but for a search that has more candidates than are
 * taken. Of many, those that settled are counted by the kept sets, and the few that still change one by one.
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
      select ${courseAt('e', now)} as course, ${isLiveAt('e', now)} as is_live from ${few}
      where ${isListed('e', now)} limit ${RECORDS_TOTAL_CAP + 1})
    select count(*)::int as all, count(*) filter (where course in ('Upcoming', 'Scheduled'))::int as upcoming,
      count(*) filter (where course = 'Scheduled')::int as scheduled, count(*) filter (where is_live)::int as live,
      count(*) filter (where course = 'In Transit')::int as "in-transit",
      count(*) filter (where course = 'On-Demand')::int as "on-demand" from seen`

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
        select case place when 0 then 'Upcoming' when 1 then 'On-Demand' when 2 then 'In Transit' else 'Over' end, n from settled
        union all select case place when 1 then 'On-Demand' when 2 then 'In Transit' else 'Over' end, -count(*) from changing
          group by 1
        union all select course, count(*) from changing group by 1)
    select coalesce(sum(n) filter (where course <> 'Over'), 0)::int as all,
      coalesce(sum(n) filter (where course in ('Upcoming', 'Scheduled')), 0)::int as upcoming,
      coalesce(sum(n) filter (where course = 'Scheduled'), 0)::int as scheduled,
      (select count(*) from changing where is_live)::int as live,
      coalesce(sum(n) filter (where course = 'In Transit'), 0)::int as "in-transit",
      coalesce(sum(n) filter (where course = 'On-Demand'), 0)::int as "on-demand" from shown`
}
