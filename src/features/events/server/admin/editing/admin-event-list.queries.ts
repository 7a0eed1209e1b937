import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { likeWords } from '#platform/db/both-languages.ts'
import { isoUtc, textIn, textLanguageOf } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { type OrderBy, tableOrder } from '#platform/db/table-order.ts'
import { ADMIN_EVENT_SORTS, type AdminEventSort } from '../../../admin-event-fields.contract.ts'
import type { AdminEvent, AdminEventFilters, EventChoices } from '../../../admin-events.contract.ts'
import { isLiveAt, statusAt } from '../../catalogue/event-status.queries.ts'
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

const orders = (title: SQL): Record<AdminEventSort, OrderBy> => ({
  newest: [sql`e.created_at`, sql`e.id`],
  start: { by: [sql`e.start_date_time`, sql`e.id`], isSparse: true },
  title: [sql`lower(${title})`, sql`e.id`],
  registered: [sql`e.registered_count`, sql`e.id`],
})

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
        e.publication, ${statusAt('e', 'r', now)} as status, ${isLiveAt('e', now)} as is_live,
        ${isoUtc(sql`e.start_date_time`)} as start_date_time, e.time_zone, e.registered_count, e.capacity,
        (select count(*)::int from event_registrations g where g.event_id = e.id and g.status = 'waiting') as waiting_count,
        ${isHostedBy('e', viewer)} as is_host
      from events e left join event_recordings r on r.event_id = e.id where ${isWanted}
      order by ${tableOrder(ADMIN_EVENT_SORTS, orders(title), of.filters)} limit ${limit} offset ${offset}`,
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

/** What an event can be made of, by name. */
export async function selectEventChoices(db: Db, language: TextLanguage): Promise<EventChoices> {
  const terms = (
    table: string,
    { name = textIn(sql`t.name`, language), where = sql`not t.is_hidden` } = {},
  ) =>
    sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${name}) order by ${name}, t.id), '[]')
      from ${sql.raw(table)} t where ${where})`
  const all = sql`true`
  const [found] = await rows<EventChoices>(
    db,
    sql`select ${terms('event_types')} as types,
      ${terms('event_series', { name: textIn(sql`t.title`, language), where: all })} as series,
      ${terms('speakers', { name: sql<string>`t.name`, where: all })} as speakers,
      ${terms('skills')} as skills, ${terms('tags')} as tags, ${terms('age_groups')} as age_groups`,
  )
  if (!found) throw new Error('the choices were not read')
  return found
}
