import { type SQL, sql } from 'drizzle-orm'
import type { EventStatus, StatusFilter } from '../../events.contract.ts'

export const at = (now: Date) => sql`${now.toISOString()}::timestamptz`

/** That an event was cancelled wins; all else follows from facts and the time. */
export const statusAt = (now: Date): SQL<EventStatus> =>
  sql`case when e.publication = 'cancelled' then 'Cancelled' else ${courseAt(now)} end`

/**
 * Follows from facts and the time, so no job has to move it (decisions.md, Events), and an event that was cancelled
 * keeps its place among the others. A film that is to be seen wins; else the end of the gathering; else whether date
 * and meeting are fixed.
 */
export function courseAt(now: Date): SQL<Exclude<EventStatus, 'Cancelled'>> {
  return sql`case
    when ${hasFilm(now)} then 'On-Demand'
    when e.end_date_time <= ${at(now)} then case when e.access_recording then 'In Transit' else 'Over' end
    when e.start_date_time is not null and e.zoom_link is not null then 'Scheduled'
    else 'Upcoming' end`
}

/** Whether the film is to be seen: one that was put in before the gathering's end is kept until then. */
export const hasFilm = (now: Date): SQL<boolean> =>
  sql<boolean>`(r.published_at <= ${at(now)} and coalesce(e.end_date_time <= ${at(now)}, true))`

/** As {@link courseAt} says `Upcoming` or `Scheduled`, in few enough steps for all that one person ever had. */
export const isAhead = (now: Date): SQL<boolean> =>
  sql<boolean>`coalesce(e.end_date_time > ${at(now)}, not coalesce(r.published_at <= ${at(now)}, false))`

export function isLiveAt(now: Date): SQL<boolean> {
  return sql`(e.publication <> 'cancelled' and e.zoom_link is not null
    and coalesce(e.start_date_time <= ${at(now)} and e.end_date_time > ${at(now)}, false))`
}

/** What each tab shows. `Over` is in none: there is nothing to come and nothing to watch (docs/decisions/006). */
const tabs: Record<StatusFilter, (event: { status: SQL; isLive: SQL }) => SQL> = {
  all: ({ status }) => sql`${status} <> 'Over'`,
  upcoming: ({ status }) => sql`${status} in ('Upcoming', 'Scheduled')`,
  scheduled: ({ status }) => sql`${status} = 'Scheduled'`,
  live: ({ isLive }) => isLive,
  'in-transit': ({ status }) => sql`${status} = 'In Transit'`,
  'on-demand': ({ status }) => sql`${status} = 'On-Demand'`,
}

/** Whether the event is in a tab, for a `select` from events and recordings. */
export const isInTab = (tab: StatusFilter, now: Date): SQL =>
  tabs[tab]({ status: courseAt(now), isLive: isLiveAt(now) })

/** Published, and with something to come or to watch: what lists, links and counts hold. */
export const isListed = (now: Date): SQL => sql`(e.publication = 'published' and ${isInTab('all', now)})`

/** As {@link isListed}, for a `select` from events alone: the film is looked up only where all depends on it. */
export const isListedByItself = (now: Date): SQL =>
  sql`(e.publication = 'published' and (e.access_recording or e.end_date_time is null
    or e.end_date_time > ${at(now)} or exists (select from event_recordings r where r.event_id = e.id and r.published_at <= ${at(now)})))`

/** How many rows of `seen`, which has `status` and `is_live`, each tab holds; a column a tab. */
export const countsOfTabs: SQL = sql.join(
  Object.entries(tabs).map(
    ([tab, isIn]) =>
      sql`count(*) filter (where ${isIn({ status: sql`seen.status`, isLive: sql`seen.is_live` })})::int as ${sql.identifier(tab)}`,
  ),
  sql`, `,
)
