import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { Catalogue } from '../server/index.ts'

/** Words to measure searches with: one in a fifth of the titles, one in one thing per hundred thousand. */
export const COMMON_WORD = 'worksheet'
export const RARE_WORD = 'kaleidoscope'

/** `spoken (syllables)` for a `with` list, which {@link madeWords} reads. */
export const withSpoken: SQL = sql`spoken as (
  select array['ba','de','fi','go','hu','ja','ke','li','mo','nu','pa','re','si','to','vu','wa','ye','zi','cho','shu'] as syllables)`

/** `length` words out of eight thousand, early ones far more frequent than late ones; `length` is a column in scope. */
export const madeWords: SQL = sql`(select string_agg(syllables[1 + part % 20] || syllables[1 + part / 20 % 20] || syllables[1 + part / 400], ' ')
  from (select floor(8000 * power(random(), 3))::int as part from generate_series(1, length)) parts)`

/** Things counted per statement. */
const COUNTED_AT_ONCE = 50_000

/**
 * Runs `insert` without the catalogue's triggers and the indexes of its things, then computes everything that the
 * triggers would have counted. Only for an empty catalogue. `links` names the link tables: `skill` for `event_skills`.
 */
export async function fillAtOnce(
  db: Db,
  { thing }: Pick<Catalogue, 'thing'>,
  { links }: { links: readonly string[] },
  insert: (tx: Db) => Promise<void>,
): Promise<void> {
  const table = `${thing}s`
  const counted = [table, ...links.map((link) => `${thing}_${link}s`)]
  const indexes = await rows<{ name: string; definition: string }>(
    db,
    sql`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = ${table}::regclass and not indisunique`,
  )
  await db.transaction(async (tx) => {
    for (const { name } of indexes) await tx.execute(sql.raw(`drop index ${name}`))
    for (const name of counted) await tx.execute(sql.raw(`alter table ${name} disable trigger user`))
    await tx.execute(sql`select setseed(0.5)`)
    await insert(tx)
    for (const { definition } of indexes) await tx.execute(sql.raw(definition))
    for (const name of counted) await tx.execute(sql.raw(`alter table ${name} enable trigger user`))
    await countAll(tx, thing)
  })
  await db.execute(sql`vacuum analyze`)
}

async function countAll(tx: Db, thing: Catalogue['thing']): Promise<void> {
  const table = sql.raw(`${thing}s`)
  const [last] = await rows<{ id: number }>(tx, sql`select coalesce(max(id), 0) as id from ${table}`)
  for (let from = 0; from <= (last?.id ?? 0); from += COUNTED_AT_ONCE) {
    const listed = sql`from ${table} t where pankh_is_listed(t) and t.id >= ${from} and t.id < ${from + COUNTED_AT_ONCE}`
    await tx.execute(sql`select pankh_count_terms(${thing}, array(
        select terms from (select t ${listed}) things (t), pankh_own_terms(t) terms
        union all select terms from pankh_linked_terms(${thing}, array(select t.id ${listed})) terms), true),
      pankh_count_words(${thing}, array(select pankh_said_in(t) ${listed}), true)`)
  }
}
