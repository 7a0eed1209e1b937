import { type SQL, sql } from 'drizzle-orm'
import { askedOrder, type TextLanguage } from '#contract/wire.ts'
import { writtenFor } from '#contract/written-languages.ts'
import { falling, type OrderKey, orderBy, rising, turned } from '#platform/db/keyset-order.ts'
import { type TableOrders, tableKeys } from '#platform/db/table-order.ts'
import type { BlockWanted, OrderedTable } from '#platform/db/table-page.ts'
import { ADMIN_EVENT_SORTS, type AdminEventSort } from '../../../admin-event-fields.contract.ts'
import type { AdminEventFilters } from '../../../admin-events.contract.ts'
import { at } from '../../catalogue/event-status.queries.ts'

const [start, id] = [sql`e.start_date_time`, sql`e.id`]
const latestFirst = [falling(start), falling(id)]

/** The table of events in the requested order, as `events e`. */
export function eventsInOrder(
  filters: AdminEventFilters,
  { language, now }: { language: TextLanguage; now: Date },
): OrderedTable {
  const asked = askedOrder(ADMIN_EVENT_SORTS, filters)
  const isNextFirst = asked.sort === 'start' && asked.direction === 'ascending'
  const orders: TableOrders<AdminEventSort> = {
    start: isNextFirst ? nextFirst(now) : latestFirst,
    title: [rising(titleIn(language)), rising(id)],
    registered: [rising(sql`e.registered_count`), rising(id)],
  }
  const keys = tableKeys(ADMIN_EVENT_SORTS, orders, filters)
  const blocks = (wanted: BlockWanted) => [block(wanted, sql`true`, keys)]
  const nextBlocks = (wanted: BlockWanted) => blocksByNext(wanted, now)
  return { from: sql`events e`, id, keys, blocks: isNextFirst ? nextBlocks : blocks }
}

/** Matches the indexes `events_by_title_en` and `events_by_title_hi`. */
const titleIn = (language: TextLanguage): SQL =>
  ({
    en: sql`lower(coalesce(e.title ->> 'en', e.title ->> 'hi'))`,
    hi: sql`lower(coalesce(e.title ->> 'hi', e.title ->> 'en'))`,
  })[writtenFor(language)]

const isPast = (now: Date) => sql`e.end_date_time <= ${at(now)}`

/** Upcoming events, soonest first; then those without a date; then past ones, latest first. */
function nextFirst(now: Date): OrderKey[] {
  const isOver = sql`coalesce(${isPast(now)}, false)`
  return [
    rising(sql`case when ${isOver} then 2 when ${start} is null then 1 else 0 end`),
    rising(sql`case when not ${isOver} then ${start} end`),
    ...latestFirst,
  ]
}

/** The same order by plain columns, so that each block reads an index. */
function blocksByNext(wanted: BlockWanted, now: Date): SQL[] {
  const soonestFirst = [...turned([falling(start)]), falling(id)]
  const [hasBegun, isAhead] = [sql`${start} <= ${at(now)}`, sql`${start} > ${at(now)}`]
  return [
    runningBlock(wanted, now, soonestFirst),
    block(wanted, isAhead, soonestFirst),
    block(wanted, sql`${start} is null`, latestFirst),
    // Its end implies that it has begun; the condition is there to enter the index by date.
    block(wanted, sql`${hasBegun} and ${isPast(now)}`, latestFirst),
  ]
}

const block = ({ select, isMet, count }: BlockWanted, isOfBlock: SQL, keys: readonly OrderKey[]) =>
  sql`select ${select} from events e where ${isOfBlock} and ${isMet} order by ${orderBy(keys)} limit ${count}`

/** Uses the index `events_running`: from the two columns alone, the planner would expect many to run at a time. */
function runningBlock(wanted: BlockWanted, now: Date, keys: readonly OrderKey[]): SQL {
  const running = sql`select r.id from events r
    where r.start_date_time is not null and tstzrange(r.start_date_time, r.end_date_time) @> ${at(now)}`
  return block(wanted, sql`${id} = any(array(${running}))`, keys)
}
