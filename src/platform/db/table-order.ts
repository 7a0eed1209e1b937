import { type SQL, sql } from 'drizzle-orm'
import { askedOrder, type Sorts } from '#contract/wire.ts'

/** What an order goes by; the last key tells rows apart. Rows that lack what is sparse come last, turned round first. */
export type OrderBy = readonly SQL[] | { by: readonly SQL[]; isSparse: true }

export interface AskedOrder<Name extends string> {
  sort?: Name | undefined
  flag_descending?: boolean | undefined
}

/** What stands after `order by`. All keys go in one direction, so that an index serves both. */
export function tableOrder<S extends Sorts>(
  sorts: S,
  orders: Readonly<Record<keyof S, OrderBy>>,
  asked: AskedOrder<keyof S & string>,
): SQL {
  const { sort, direction } = askedOrder(sorts, asked)
  const order = orders[sort]
  const [keys, ways] =
    'by' in order ? [order.by, ['desc nulls last', 'asc nulls first']] : [order, ['desc', 'asc']]
  const way = sql.raw(ways[direction === 'descending' ? 0 : 1] ?? '')
  return sql.join(
    keys.map((key) => sql`${key} ${way}`),
    sql`, `,
  )
}
