import { eq, type SQL, sql } from 'drizzle-orm'
import type { TextLanguage } from '#contract/wire.ts'
import { lockContent } from '#foundation/content/server/index.ts'
import { inBothOf, likeWords, textColumns } from '#platform/db/both-languages.ts'
import { textIn } from '#platform/db/columns.ts'
import { countRows } from '#platform/db/counts.ts'
import type { Db } from '#platform/db/database.ts'
import { rising } from '#platform/db/keyset-order.ts'
import { rows } from '#platform/db/query.ts'
import { type AskedOrder, type TableOrders, tableOrder } from '#platform/db/table-order.ts'
import { SERIES_SORTS, type SeriesSort } from '../../../admin-event-fields.contract.ts'
import { type AdminSeries, type ManagedSeries, seriesTexts } from '../../../admin-series.contract.ts'
import type { NamingEvent } from '../../../admin-speakers.contract.ts'
import { eventSeries } from '../../events.tables.ts'
import { namingEvent } from './naming-events.queries.ts'

interface SeriesWanted {
  search: string | undefined
  order: AskedOrder<SeriesSort>
  language: TextLanguage
  limit: number
  offset: number
}

const orders = (title: SQL): TableOrders<SeriesSort> => ({
  title: [rising(sql`lower(${title})`), rising(sql`s.id`)],
  events: [rising(sql`event_count`), rising(sql`s.id`)],
})

export async function selectSeries(
  db: Db,
  { search, order, language, limit, offset }: SeriesWanted,
): Promise<{ series: AdminSeries[]; total: number }> {
  const title = textIn(sql`s.title`, language)
  const isWanted =
    search === undefined
      ? sql`true`
      : sql`concat(s.title ->> 'en', ' ', s.title ->> 'hi') ilike ${likeWords(search)}`
  const series = await rows<AdminSeries>(
    db,
    sql`select s.id, ${title} as title,
        (select count(*)::int from events e where e.series_id = s.id) as event_count
      from event_series s where ${isWanted}
      order by ${tableOrder(SERIES_SORTS, orders(title), order)} limit ${limit} offset ${offset}`,
  )
  const total = await countRows(db, sql`event_series s where ${isWanted}`)
  return { series, total }
}

type SeriesTitle = Pick<ManagedSeries, 'title_en' | 'title_hi'>

export interface SeriesRow {
  id: number
  form: SeriesTitle
}

export async function findSeriesRow(
  db: Db,
  { id, isLocked = false }: { id: number; isLocked?: boolean },
): Promise<SeriesRow | undefined> {
  if (isLocked) await lockContent(db, eventSeries, id)
  const [form] = await rows<SeriesTitle>(
    db,
    sql`select ${inBothOf('s', ...seriesTexts.names)} from event_series s where s.id = ${id}`,
  )
  return form && { id, form }
}

/** A series' events, in the order that everyone sees. */
export function selectEventsOfSeries(
  db: Db,
  { id, language }: { id: number; language: TextLanguage },
): Promise<NamingEvent[]> {
  return rows<NamingEvent>(
    db,
    sql`select ${namingEvent('e', language)} from events e where e.series_id = ${id} order by e.start_date_time nulls last, e.id`,
  )
}

export async function insertOneSeries(tx: Db, { key, ...title }: SeriesTitle & { key: string }) {
  const [added] = await tx
    .insert(eventSeries)
    .values({ key, ...textColumns(seriesTexts.names, title) })
    .returning({ id: eventSeries.id })
  if (!added) throw new Error('the series was not added')
  return added.id
}

export async function updateSeries(tx: Db, { id, ...title }: SeriesTitle & { id: number }): Promise<void> {
  await tx.update(eventSeries).set(textColumns(seriesTexts.names, title)).where(eq(eventSeries.id, id))
}
