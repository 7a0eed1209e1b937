import type { SQL } from 'drizzle-orm'
import { askedOrder, type Sorts } from '#contract/wire.ts'
import { type OrderKey, orderBy, turned } from './keyset-order.ts'

/** The keys of each sort order of a table; the last key is unique. */
export type TableOrders<Name extends string> = Readonly<Record<Name, readonly OrderKey[]>>

export interface AskedOrder<Name extends string> {
  sort?: Name | undefined
  flag_descending?: boolean | undefined
}

/**
 * The keys of the requested order, or of the default one if the name is unknown. The direction applies to the first
 * key: the other direction reverses all keys.
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

/** The SQL after `order by`, from {@link tableKeys}. */
export function tableOrder<S extends Sorts>(
  sorts: S,
  orders: TableOrders<keyof S & string>,
  asked: AskedOrder<string>,
): SQL {
  return orderBy(tableKeys(sorts, orders, asked))
}
