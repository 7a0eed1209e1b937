import type { SQL } from 'drizzle-orm'
import { askedOrder, type Sorts } from '#contract/wire.ts'
import { type OrderKey, orderBy, turned } from './keyset-order.ts'

/** The keys of each order of a table, read in either direction; the last one tells rows apart. */
export type TableOrders<Name extends string> = Readonly<Record<Name, readonly OrderKey[]>>

export interface AskedOrder<Name extends string> {
  sort?: Name | undefined
  flag_descending?: boolean | undefined
}

/**
 * The keys of the requested order; of the default one if the table does not have the requested name. The direction is
 * that of the first key: the other direction reverses all keys.
 */
export function tableKeys<S extends Sorts>(
  sorts: S,
  orders: TableOrders<keyof S & string>,
  asked: AskedOrder<string>,
): readonly OrderKey[] {
  const { sort, direction } = askedOrder(sorts, asked)
  const keys = orders[sort]
  return keys[0]?.isDescending === (direction === 'descending') ? keys : turned(keys)
}

/** The text after `order by`, of {@link tableKeys}. */
export function tableOrder<S extends Sorts>(
  sorts: S,
  orders: TableOrders<keyof S & string>,
  asked: AskedOrder<string>,
): SQL {
  return orderBy(tableKeys(sorts, orders, asked))
}
