import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { TermMove, TermUse } from '../../admin-taxonomy.contract.ts'
import type { TermList } from '../../taxonomy.contract.ts'
import type { TermMerge } from './term-follower.ts'

/** A column that refers to terms, found in the database catalog, so that no later feature's is forgotten. */
export interface TermColumn {
  table: string
  column: string
  /**
   * The other columns of each full unique index with this column, which decide whether two rows would be duplicates.
   */
  unique_with: string[][]
}

/** Every foreign key to the list except its own. Names are quoted where necessary. */
export function selectTermColumns(db: Db, list: TermList): Promise<TermColumn[]> {
  return rows<TermColumn>(
    db,
    sql`select c.conrelid::regclass::text as "table", quote_ident(a.attname) as "column",
        coalesce((select json_agg(others) from (
          select array(select quote_ident(o.attname) from unnest(i.indkey) k join pg_attribute o
            on o.attrelid = i.indrelid and o.attnum = k where k <> a.attnum) as others
          from pg_index i where i.indrelid = c.conrelid and i.indisunique and i.indpred is null
            and i.indexprs is null and a.attnum = any(i.indkey)) u), '[]') as unique_with
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid
        and a.attnum = c.conkey[array_position(c.confkey, (select k.attnum from pg_attribute k
          where k.attrelid = c.confrelid and k.attname = 'id'))]
      where c.contype = 'f' and c.confrelid = ${list}::regclass and c.conrelid <> c.confrelid
      order by 1, 2`,
  )
}

const names = ({ table, column }: TermColumn) => ({ table: sql.raw(table), column: sql.raw(column) })

/** How many rows use each term, over all columns. */
export async function countUses(db: Db, columns: readonly TermColumn[]): Promise<Map<number, number>> {
  if (columns.length === 0) return new Map()
  const each = columns.map((of) => {
    const { table, column } = names(of)
    return sql`select ${column} as id, count(*) as n from ${table} where ${column} is not null group by 1`
  })
  const counted = await rows<{ id: number; n: number }>(
    db,
    sql`select id, sum(n)::int as n from (${sql.join(each, sql` union all `)}) used group by id`,
  )
  return new Map(counted.map(({ id, n }) => [id, n]))
}

/** The uses of one term by column, without unused columns. */
export async function selectUses(db: Db, columns: readonly TermColumn[], id: number): Promise<TermUse[]> {
  const counted = await countEach(db, columns, ({ column }) => sql`where a.${column} = ${id}`)
  return counted.filter(({ count }) => count > 0)
}

/** What a merge would move, by column. */
export async function selectMoves(
  db: Db,
  columns: readonly TermColumn[],
  { from, into }: TermMerge,
): Promise<TermMove[]> {
  const all = await selectUses(db, columns, from)
  const doubles = await countEach(db, columns, (_names, of) => sql`where ${isDouble(of, { from, into })}`)
  return all.map((use) => {
    const double = doubles.find(({ table, column }) => table === use.table && column === use.column)
    return { ...use, doubles_count: double?.count ?? 0 }
  })
}

async function countEach(
  db: Db,
  columns: readonly TermColumn[],
  where: (names: { table: SQL; column: SQL }, of: TermColumn) => SQL,
): Promise<TermUse[]> {
  if (columns.length === 0) return []
  const each = columns.map((of, place) => {
    const named = names(of)
    return sql`select ${place}::int as place, ${of.table}::text as "table", ${of.column}::text as "column",
      count(*)::int as count from ${named.table} a ${where(named, of)}`
  })
  return rows<TermUse>(
    db,
    sql`select "table", "column", count from (${sql.join(each, sql` union all `)}) c order by place`,
  )
}

/** SQL: a row `a` with the merged term, whose counterpart already has the other term. */
function isDouble(of: TermColumn, { from, into }: Pick<TermMerge, 'from' | 'into'>): SQL {
  const { table, column } = names(of)
  if (of.unique_with.length === 0) return sql`false`
  const twins = of.unique_with.map((others) => {
    const same = others.map((other) => sql` and b.${sql.raw(other)} = a.${sql.raw(other)}`)
    return sql`exists (select from ${table} b where b.${column} = ${into}${sql.join(same, sql``)})`
  })
  return sql`a.${column} = ${from} and (${sql.join(twins, sql` or `)})`
}

/** Replaces the term in every row, without duplicates. Returns how many rows moved. */
export async function moveUses(tx: Db, columns: readonly TermColumn[], merge: TermMerge): Promise<number> {
  let moved = 0
  for (const of of columns) {
    const { table, column } = names(of)
    if (of.unique_with.length > 0) await tx.execute(sql`delete from ${table} a where ${isDouble(of, merge)}`)
    const [counted] = await rows<{ n: number }>(
      tx,
      sql`with moved as (update ${table} set ${column} = ${merge.into} where ${column} = ${merge.from} returning 1)
        select count(*)::int as n from moved`,
    )
    moved += counted?.n ?? 0
  }
  return moved
}
