import { type SQL, sql } from 'drizzle-orm'
import { RECORDS_TOTAL_CAP } from '#contract/wire.ts'
import { cappedTotal } from './counts.ts'
import type { Db } from './database.ts'
import { keyColumns, namedKeys, type OrderKey, orderBy } from './keyset-order.ts'
import { rows } from './query.ts'

/** The number of rows searched in the table's order before the index is asked for all matches. */
const SEARCHED_IN_ORDER = 2_000

/** What a block of an order must select: an expression for each of `count` rows that meet a condition. */
export interface BlockWanted {
  select: SQL
  isMet: SQL
  count: number
}

/** A table whose rows can be read in order without sorting them all. */
export interface OrderedTable {
  /** The text after `from`, such as `events e`. */
  from: SQL
  /** Such as `e.id`. */
  id: SQL
  /** The order as statements, one after another, each of which reads an index. */
  blocks: (wanted: BlockWanted) => readonly SQL[]
  /** The same order as keys, to sort collected rows. */
  keys: readonly OrderKey[]
}

/** The search, in addition to the filters. */
export interface TableSearch {
  isFound: SQL
  /** An index finds it and few rows match, so the first rows of the order are not tried first. */
  isRare?: boolean
}

interface PageWanted {
  isWanted: SQL
  search?: TableSearch | undefined
  limit: number
  offset: number
}

/** The ids of a page in their order, and the total as replies give it. */
export interface TablePage {
  ids: number[]
  recordsTotal: number
  recordsTotal_is_capped: boolean
}

/** A numbered page of a table. Reads only what the page shows, however large the table. */
export async function findTablePage(db: Db, table: OrderedTable, of: PageWanted): Promise<TablePage> {
  if (!of.search) return readPage(db, table, of)
  return (!of.search.isRare && (await searchInOrder(db, table, of))) || gatherPage(db, table, of)
}

const readPage = async (db: Db, table: OrderedTable, of: PageWanted) =>
  pageOf(await rows(db, pageStatement(table, of)))

/** The statement of {@link findTablePage} without a search. Exported for tests that check its plan. */
export function pageStatement(table: OrderedTable, { isWanted, limit, offset }: PageWanted): SQL {
  const ids = inOrder(table, { select: table.id, isMet: isWanted, count: offset + limit })
  const total = sql`select from ${table.from} where ${isWanted} limit ${RECORDS_TOTAL_CAP + 1}`
  // The last block can return more than was requested.
  return sql`select ${ids}[${offset + 1}::int:${offset + limit}::int] as ids, ${countOf(total)} as total`
}

/**
 * The page from the first rows of the order, if they fill it: for frequent words, an index would have to find every
 * match. Undefined if they don't.
 */
async function searchInOrder(db: Db, table: OrderedTable, of: PageWanted): Promise<TablePage | undefined> {
  const { limit, offset } = of
  const select = sql`case when ${isMatch(of)} then ${table.id} end`
  const searched = inOrder(table, { select, isMet: sql`true`, count: SEARCHED_IN_ORDER })
  const [found] = await rows<{ ids: number[]; count: number }>(
    db,
    sql`select array_remove(searched.ids, null) as ids, cardinality(searched.ids) as count
      from (select ${searched} as ids offset 0) searched`,
  )
  const { ids = [], count = 0 } = found ?? {}
  const page = ids.slice(offset, offset + limit)
  if (count < SEARCHED_IN_ORDER) return { ids: page, ...cappedTotal(ids.length) }
  if (ids.length <= offset + limit) return
  return { ids: page, recordsTotal: ids.length - 1, recordsTotal_is_capped: true }
}

const gatherPage = async (db: Db, table: OrderedTable, of: PageWanted) =>
  pageOf(await rows(db, searchStatement(table, of)))

/**
 * Collects all matches and sorts them. The limit is hidden from the planner, which could otherwise walk the whole
 * order. Exported for tests that check its plan.
 */
export function searchStatement({ from, id, keys }: OrderedTable, of: PageWanted): SQL {
  const page = sql`select id from found order by ${orderBy(namedKeys(keys))} limit ${of.limit} offset ${of.offset}`
  const total = sql`select from found limit ${RECORDS_TOTAL_CAP + 1}`
  return sql`with found as materialized (select ${id} as id, ${keyColumns(keys)} from ${from} where ${isMatch(of)})
    select array(${page}) as ids, ${countOf(total)} as total`
}

const isMatch = ({ isWanted, search }: PageWanted) => sql`${isWanted} and ${search?.isFound ?? sql`true`}`
const countOf = (select: SQL) => sql`(select count(*)::int from (${select}) counted)`

function pageOf([found]: { ids: number[]; total: number }[]): TablePage {
  return { ids: found?.ids ?? [], ...cappedTotal(found?.total ?? 0) }
}

/** The blocks of an order as one array; each is read only if those before it are not enough. */
function inOrder({ blocks }: OrderedTable, wanted: BlockWanted): SQL {
  const [first = sql`select null::int where false`, ...rest] = blocks(wanted)
  // `offset 0` keeps the planner from merging them, which would read a block once for each mention.
  return rest.reduce<SQL>(
    (before, block) => sql`(select case when cardinality(before.ids) < ${wanted.count}::int
        then before.ids || array(${block}) else before.ids end
      from (select ${before} as ids offset 0) before)`,
    sql`(select array(${first}))`,
  )
}
