import { type SQL, sql } from 'drizzle-orm'
import { askedOrder } from '#contract/wire.ts'
import { falling, orderBy, rising, turned } from '#platform/db/keyset-order.ts'
import { type AskedOrder, type TableOrders, tableKeys } from '#platform/db/table-order.ts'
import type { BlockWanted, OrderedTable } from '#platform/db/table-page.ts'
import { PEOPLE_SORTS, type PeopleSort } from '../../people.contract.ts'

export const lastSeen = (u: SQL) =>
  sql`(select max(s.last_seen_at) from sessions s where s.user_id = ${u}.id)`

const orders: TableOrders<PeopleSort> = {
  newest: [rising(sql`u.created_at`), rising(sql`u.id`)],
  name: [rising(sql`lower(u.first_name)`), rising(sql`lower(u.last_name)`), rising(sql`u.id`)],
  seen: [falling(lastSeen(sql`u`)), falling(sql`u.id`)],
}

/** The table of people in the requested order, as `users u`. */
export function peopleInOrder(order: AskedOrder<PeopleSort>): OrderedTable {
  const keys = tableKeys(PEOPLE_SORTS, orders, order)
  const blocks = ({ select, isMet, count }: BlockWanted) => [
    sql`select ${select} from users u where ${isMet} order by ${orderBy(keys)} limit ${count}`,
  ]
  const isBySeen = askedOrder(PEOPLE_SORTS, order).sort === 'seen'
  return {
    from: sql`users u`,
    id: sql`u.id`,
    keys,
    blocks: isBySeen ? (wanted) => bySeen(wanted, keys[0]?.isTurned === true) : blocks,
  }
}

/**
 * By each person's newest session, with a separate block for people without any: computed for everyone, it would have
 * no index.
 */
function bySeen({ select, isMet, count }: BlockWanted, isTurned: boolean): SQL[] {
  const newest = [falling(sql`s.last_seen_at`), falling(sql`s.user_id`)]
  // The primary key is read in ascending order, so the default direction is the reverse.
  const ids = [rising(sql`u.id`)]
  const seen = sql`select ${select} from sessions s join users u on u.id = s.user_id
    where ${isMet} and not exists (select from sessions n
      where n.user_id = s.user_id and (n.last_seen_at, n.id) > (s.last_seen_at, s.id))
    order by ${orderBy(isTurned ? turned(newest) : newest)} limit ${count}`
  const never = sql`select ${select} from users u
    where ${isMet} and not exists (select from sessions s where s.user_id = u.id)
    order by ${orderBy(isTurned ? ids : turned(ids))} limit ${count}`
  return isTurned ? [never, seen] : [seen, never]
}
