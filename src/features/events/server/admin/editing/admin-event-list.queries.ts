import { type SQL, sql } from 'drizzle-orm'
import { askedOrder, type TextLanguage } from '#contract/wire.ts'
import { offeredTerms } from '#foundation/taxonomy/server/index.ts'
import { likeWords } from '#platform/db/both-languages.ts'
import { isoUtc, textIn, textLanguageOf } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { falling, rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import { type TableOrders, tableOrder } from '#platform/db/table-order.ts'
import { ADMIN_EVENT_SORTS, type AdminEventSort } from '../../../admin-event-fields.contract.ts'
import type { AdminEvent, AdminEventFilters, EventChoices } from '../../../admin-events.contract.ts'
import { at, isLiveAt, statusAt } from '../../catalogue/event-status.queries.ts'
import { isHostedBy, isOrganisedBy } from '../../visible-event.queries.ts'
import type { Organiser } from '../find-managed-event.ts'

export interface AdminEventsWanted {
  filters: AdminEventFilters
  viewer: Organiser
  language: TextLanguage
  now: Date
  limit: number
  offset: number
}
export type AdminEventRow = Omit<AdminEvent, 'can'> & { is_host: boolean }

/**
 * Ascending: upcoming events, soonest first; then those without a date; then past ones, latest first. Descending: by
 * date alone.
 */
function orders(title: SQL, { filters, now }: AdminEventsWanted): TableOrders<AdminEventSort> {
  const isOver = sql`coalesce(e.end_date_time <= ${at(now)}, false)`
  const id = rising(sql`e.id`)
  const falls = [falling(sql`e.start_date_time`), falling(sql`e.id`)]
  const nextFirst = [
    rising(sql`case when ${isOver} then 2 when e.start_date_time is null then 1 else 0 end`),
    rising(sql`case when not ${isOver} then e.start_date_time end`),
    ...falls,
  ]
  return {
    start: askedOrder(ADMIN_EVENT_SORTS, filters).direction === 'ascending' ? nextFirst : falls,
    title: [rising(sql`lower(${title})`), id],
    registered: [rising(sql`e.registered_count`), id],
  }
}

export async function selectAdminEvents(
  db: Db,
  of: AdminEventsWanted,
): Promise<{ events: AdminEventRow[]; total: number }> {
  const { language, now, viewer, limit, offset } = of
  const title = textIn(sql`e.title`, language)
  const isWanted = wanted(of)
  const events = await rows<AdminEventRow>(
    db,
    sql`select e.id, ${title} as title,
        ${textLanguageOf(sql`e.title`, language)} as text_language,
        (select ${textIn(sql`t.name`, language)} from event_types t where t.id = e.event_type_id) as type,
        e.publication, ${statusAt('e', now)} as status, ${isLiveAt('e', now)} as is_live,
        ${isoUtc(sql`e.start_date_time`)} as start_date_time, e.time_zone, e.registered_count, e.capacity,
        (select count(*)::int from event_registrations g where g.event_id = e.id and g.status = 'waiting') as waiting_count,
        ${isHostedBy('e', viewer)} as is_host
      from events e where ${isWanted}
      order by ${tableOrder(ADMIN_EVENT_SORTS, orders(title, of), of.filters)} limit ${limit} offset ${offset}`,
  )
  const total = await countRows(db, sql`events e where ${isWanted}`)
  return { events, total }
}

function wanted({ filters, viewer }: AdminEventsWanted): SQL {
  const { search_query, publication, type } = filters
  const parts = [
    isOrganisedBy('e', viewer),
    ...(search_query
      ? [
          sql`concat(e.title ->> 'en', ' ', e.title ->> 'hi', ' ', e.search_words) ilike ${likeWords(search_query)}`,
        ]
      : []),
    ...(publication ? [sql`e.publication = ${publication}`] : []),
    ...(type ? [sql`e.event_type_id = ${type}`] : []),
  ]
  return sql.join(parts, sql` and `)
}

/** Choices in an event's form: speakers and series by name, terms in the order of their lists. */
export async function selectEventChoices(db: Db, language: TextLanguage): Promise<EventChoices> {
  const byName = (table: string, name: SQL) =>
    sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${name}) order by ${name}, t.id), '[]')
      from ${sql.raw(table)} t)`
  const [found] = await rows<EventChoices>(
    db,
    sql`select ${offeredTerms('event_types', language)} as types,
      ${byName('event_series', textIn(sql`t.title`, language))} as series,
      ${byName('speakers', sql`t.name`)} as speakers,
      ${offeredTerms('skills', language)} as skills, ${offeredTerms('tags', language)} as tags,
      ${offeredTerms('age_groups', language)} as age_groups`,
  )
  if (!found) throw new Error('the choices were not read')
  return found
}
