import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { type Catalogue, IDS_IN_BLOCK, kept } from '../server/index.ts'

/** Words to measure searches with: one in a fifth of the titles, one in a single thing per hundred thousand. */
export const COMMON_WORD = 'worksheet'
export const RARE_WORD = 'kaleidoscope'

/** `spoken (syllables)` for a `with` list, which {@link madeWords} reads. */
export const withSpoken: SQL = sql`spoken as (
  select array['ba','de','fi','go','hu','ja','ke','li','mo','nu','pa','re','si','to','vu','wa','ye','zi','cho','shu'] as syllables)`

/** `length` words of eight thousand, early ones far more frequent than late ones; `length` is a column in scope. */
export const madeWords: SQL = sql`(select string_agg(syllables[1 + part % 20] || syllables[1 + part / 20 % 20] || syllables[1 + part / 400], ' ')
  from (select floor(8000 * power(random(), 3))::int as part from generate_series(1, length)) parts)`

interface Filling {
  /** The columns for facets whose terms are in the row of the thing. */
  columns: Record<string, string>
  /** Facets with links, each with the name of its link. */
  links: Record<string, string>
  /** The text of a thing whose words are kept. */
  said: SQL
}

/**
 * Runs `insert` without the catalogue's triggers and without the indexes of its things, then computes everything that
 * the triggers maintain at once. Only for an empty catalogue.
 */
export async function fillAtOnce(
  db: Db,
  { thing }: Pick<Catalogue, 'thing'>,
  { columns, links, said }: Filling,
  insert: (tx: Db) => Promise<void>,
): Promise<void> {
  const table = `${thing}s`
  const counted = [table, ...Object.values(links).map((link) => `${thing}_${link}s`)]
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
    const inRows = Object.entries(columns).map(
      ([facet, column]) => `select '${facet}' as facet, ${column} as term_id, id from ${table}`,
    )
    const inLinks = Object.entries(links).map(
      ([facet, link]) => `select '${facet}', ${link}_id, ${thing}_id from ${thing}_${link}s`,
    )
    await tx.execute(
      sql.raw(`create temp table had on commit drop as ${[...inRows, ...inLinks].join(' union all ')}`),
    )
    await keepCounts(tx, { thing }, said)
  })
  await db.execute(sql`vacuum analyze`)
}

async function keepCounts(tx: Db, catalogue: Pick<Catalogue, 'thing'>, said: SQL): Promise<void> {
  const [size, table] = [sql.raw(String(IDS_IN_BLOCK)), sql.raw(`${catalogue.thing}s`)]
  await tx.execute(sql`insert into ${kept(catalogue, 'facet_counts')}
    select facet, term_id, count(*) from had where term_id is not null group by 1, 2
    union all select 'all', 0, count(*) from ${table}`)
  await tx.execute(sql`insert into ${kept(catalogue, 'facet_ids')}
    select facet, term_id, id / ${size}, bit_or(set_bit(0::bit(${size}), id % ${size}, 1)) from had
    where term_id is not null group by 1, 2, 3`)
  await tx.execute(sql`insert into ${kept(catalogue, 'words')}
    select word, count(*) from ${table} t, pankh_words(${said}) word group by 1`)
}
