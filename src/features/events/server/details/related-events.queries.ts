import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventCard } from '../../events.contract.ts'
import { withCards } from '../catalogue/event-card.queries.ts'
import { courseAt } from '../catalogue/event-status.queries.ts'
import { isLinkToListed, isListed } from '../visible-event.queries.ts'

interface RelatedWanted {
  id: number
  language: TextLanguage
  now: Date
  limit: number
  offset: number
}

/** How much a shared term of each kind counts; a shared series counts most. */
const WEIGHTS = { skill: 3, tag: 3, age_group: 1 } as const
const SAME_SERIES = 10
/** The newest listed events of each shared term and of the series that are considered: a common term has thousands. */
const MOST_OF_A_TERM = 200

/** Events that share series, skills, tags or ages with this one; those that share more come first. */
export async function selectRelatedEvents(
  db: Db,
  { id, language, now, limit, offset }: RelatedWanted,
): Promise<{ cards: EventCard[]; total: number }> {
  const [found] = await rows<{ ids: number[]; total: number }>(
    db,
    sql`with near as (${nearTo(id, now)}), listed as materialized (
        select e.id, ${nearness(id)} as nearness, ${courseAt('e', now)} = 'In Transit' as waits
        from near join events e on e.id = near.id)
      select array(select id from listed order by waits, nearness desc, id limit ${limit} offset ${offset}) as ids,
        (select count(*)::int from listed) as total`,
  )
  const ids = (found?.ids ?? []).map((one) => ({ id: one }))
  return { cards: await withCards(db, ids, { language, now }), total: found?.total ?? 0 }
}

const links = Object.entries(WEIGHTS).map(([term, weight]) => ({
  table: sql.raw(`event_${term}s`),
  column: sql.raw(`${term}_id`),
  weight: sql.raw(String(weight)),
}))

/** `(id)`, each once: the listed events to compare. */
function nearTo(id: number, now: Date): SQL {
  const byTerm = links.map(
    ({ table, column }) => sql`select o.event_id as id from ${table} m cross join lateral (
      select o.event_id from ${table} o where o.${column} = m.${column} and o.event_id <> ${id} and ${isLinkToListed('o', now)}
      order by o.event_id desc limit ${MOST_OF_A_TERM}) o
      where m.event_id = ${id}`,
  )
  const inSeries = sql`(select o.id from events o where o.series_id = (select series_id from events where id = ${id})
    and o.id <> ${id} and ${isListed('o', now)} order by o.id desc limit ${MOST_OF_A_TERM})`
  return sql`${sql.join(byTerm, sql` union `)} union ${inSeries}`
}

/** How similar an event `e` is to this one. */
function nearness(id: number): SQL {
  const shared = links.map(
    ({
      table,
      column,
      weight,
    }) => sql`${weight} * (select count(*)::int from ${table} o where o.event_id = e.id
      and o.${column} in (select m.${column} from ${table} m where m.event_id = ${id}))`,
  )
  const isSameSeries = sql`e.series_id = (select series_id from events where id = ${id})`
  return sql`(case when ${isSameSeries} then ${sql.raw(String(SAME_SERIES))} else 0 end + ${sql.join(shared, sql` + `)})`
}
