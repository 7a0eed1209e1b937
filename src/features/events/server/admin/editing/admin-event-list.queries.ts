import { type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { offeredEventTypes, offeredTerms } from '#foundation/taxonomy/server/index.ts'
import { isoUtc, textIn, textLanguageOf } from '#platform/db/columns.ts'
import { containsWords } from '#platform/db/contains-words.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { all, rows } from '#platform/db/query.ts'
import { findTablePage, type TablePage } from '#platform/db/table-page.ts'
import type { AdminEvent, AdminEventFilters, EventChoices } from '../../../admin-events.contract.ts'
import { isLiveAt, statusAt } from '../../catalogue/event-status.queries.ts'
import { isHostedBy, isOrganisedBy } from '../../visible-event.queries.ts'
import type { Organiser } from '../find-managed-event.ts'
import { eventsInOrder } from './admin-event-order.queries.ts'

export interface AdminEventsWanted {
  filters: AdminEventFilters
  viewer: Organiser
  language: TextLanguage
  now: Date
  limit: number
  offset: number
}
export type AdminEventRow = Omit<AdminEvent, 'can'> & { is_host: boolean }

export async function selectAdminEvents(
  db: Db,
  of: AdminEventsWanted,
): Promise<Omit<TablePage, 'ids'> & { events: AdminEventRow[] }> {
  const { filters, language, now, viewer, limit, offset } = of
  const window = { isWanted: isWanted(of), search: searchOf(filters), limit, offset }
  const { ids, ...total } = await findTablePage(db, eventsInOrder(filters, { language, now }), window)
  const events = await rows<AdminEventRow>(
    db,
    sql`select e.id, ${textIn(sql`e.title`, language)} as title,
        ${textLanguageOf(sql`e.title`, language)} as text_language,
        (select ${textIn(sql`t.name`, language)} from event_types t where t.id = e.event_type_id) as type,
        e.publication, ${statusAt('e', now)} as status, ${isLiveAt('e', now)} as is_live,
        ${isoUtc(sql`e.start_date_time`)} as start_date_time, e.time_zone, e.registered_count, e.capacity,
        (select count(*)::int from event_registrations g where g.event_id = e.id and g.status = 'waiting') as waiting_count,
        ${isHostedBy('e', viewer)} as is_host
      from unnest(${idList(ids)}) with ordinality shown (id, place) join events e on e.id = shown.id
      order by shown.place`,
  )
  return { events, ...total }
}

/** Organisers search the texts that visitors search. */
export function searchOf({ search_query: words }: Pick<AdminEventFilters, 'search_query'>) {
  if (!words) return
  return { isFound: containsWords(sql`e.search_text`, words, (pattern) => sql`pankh_plain(${pattern})`) }
}

function isWanted({ filters: { publication, type }, viewer }: AdminEventsWanted): SQL {
  return all([
    isOrganisedBy('e', viewer),
    ...(publication ? [sql`e.publication = ${publication}`] : []),
    ...(type ? [sql`e.event_type_id = ${type}`] : []),
  ])
}

/**
 * Choices in the form of event `id`, or of a new one: speakers and series by name, terms in the order of their lists.
 */
export async function selectEventChoices(
  db: Db,
  { id = 0, language }: { id: number | undefined; language: TextLanguage },
): Promise<EventChoices> {
  const own = { links: 'event', where: sql`l.event_id = ${id}` }
  const ownType = sql`select e.event_type_id from events e where e.id = ${id}`
  const byName = (table: string, name: SQL) =>
    sql`(select coalesce(json_agg(json_build_object('id', t.id, 'name', ${name}) order by ${name}, t.id), '[]')
      from ${sql.raw(table)} t)`
  const [found] = await rows<EventChoices>(
    db,
    sql`select ${offeredEventTypes(ownType, language)} as types,
      ${byName('event_series', textIn(sql`t.title`, language))} as series,
      ${byName('speakers', sql`t.name`)} as speakers,
      ${offeredTerms('skill', own, language)} as skills, ${offeredTerms('tag', own, language)} as tags,
      ${offeredTerms('age_group', own, language)} as age_groups`,
  )
  if (!found) throw new Error('the choices were not read')
  return found
}
