import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { type Catalogue, kept } from './choices.queries.ts'

// Searches find candidates first, so that a common word costs no more than a rare one (docs/decisions/022).

/** The search vectors of a thing's row: of its title, or of all its texts. */
export type Vector = 'title_vector' | 'search_vector'

export interface Searched {
  catalogue: Pick<Catalogue, 'thing'>
  /** Whether a thing is listed. `row` is its alias in the statement. */
  isListed: (row: string) => SQL
  /**
   * Whether a thing's vector matches the search. With `once`, the words are parsed once per statement, for reading many
   * rows; without it they are inlined, so that the planner uses the vector's index.
   */
  says: (row: string, vector: Vector, how: { once: boolean }) => SQL
  /** Words that must all match, each with its synonyms. */
  words: readonly (readonly string[])[]
  /** The `order by` expression that puts the most popular first; the row's alias is `t`. */
  popular: SQL
}

export interface Candidates {
  ids: readonly number[]
  /** There are more. */
  isCapped: boolean
}

/** Words in at least this share of the catalogue are found faster by reading rows than by the index. */
const COMMON = 0.07
/** How many of the newest things are read for common words, and below it, how many of the most popular. */
const MOST_READ = 20_000
const MOST_POPULAR = 200
/** If fewer are found, the words are common on their own, but not together. */
const FEWEST_COMMON = 100

/** Things that may match, at most `most` for each vector. */
export async function findCandidates(db: Db, searched: Searched, most: number): Promise<Candidates> {
  if (await areCommon(db, searched, most)) {
    const read = await readForCommon(db, searched, most)
    if (read.length >= FEWEST_COMMON) return { ids: read, isCapped: true }
  }
  const found = await lookUp(db, searched, most)
  if (!found.isCapped) return found
  // Which ones the index returned first is arbitrary, so the most popular are added.
  const popular = await rows<{ id: number }>(db, amongPopular(searched))
  return { ids: [...new Set([...found.ids, ...popular.map(({ id }) => id)])], isCapped: true }
}

/**
 * Whether every word, or one of its synonyms, is in so many things that reading rows soon finds those with all of them.
 * If at most `most` things have one of the words, the index is used.
 */
async function areCommon(db: Db, { catalogue, words }: Searched, most: number): Promise<boolean> {
  const [least] = await rows<{ listed: number; all: number }>(
    db,
    sql`select coalesce(min(each.listed), 0)::int as listed,
        coalesce((select listed from ${kept(catalogue, 'facet_counts')} where facet = 'all'), 0)::int as all
      from (select coalesce(max((select k.listed from ${kept(catalogue, 'words')} k where k.word = pankh_plain(asked.word))), 0) as listed
        from jsonb_array_elements(${JSON.stringify(words)}::jsonb) with ordinality as meant (words, place)
          left join lateral jsonb_array_elements_text(meant.words) asked (word) on true
        group by meant.place) each`,
  )
  if (!least || least.all === 0) return false
  return least.listed > most && least.listed >= COMMON * least.all
}

interface Reading {
  order: SQL
  vector: Vector
  read: number
  found: number
}

/** The things whose vector matches, among the first `read` of an order. */
function readIn({ catalogue, isListed, says }: Searched, { order, vector, read, found }: Reading): SQL {
  const table = sql.raw(`${catalogue.thing}s`)
  return sql`(select t.id from (select t.* from ${table} t where ${isListed('t')} order by ${order} limit ${read}) t
    where ${says('t', vector, { once: true })} limit ${found})`
}

const amongPopular = (searched: Searched): SQL =>
  readIn(searched, {
    order: searched.popular,
    vector: 'search_vector',
    read: MOST_POPULAR,
    found: MOST_POPULAR,
  })

/**
 * `titled`, and `worded` if those are not enough: PostgreSQL stores long texts outside their row, which takes four
 * times as long to read.
 */
const titlesFirst = (having: (vector: Vector) => SQL, most: number): SQL =>
  sql`titled as materialized (${having('title_vector')}), texts as materialized (${having('search_vector')}),
    worded as materialized (select id from texts where (select count(*) from titled) < ${most})`

/** The things with common words, among the newest and the most popular. */
async function readForCommon(db: Db, searched: Searched, most: number): Promise<number[]> {
  const newest = (vector: Vector) =>
    readIn(searched, { order: sql`t.id desc`, vector, read: MOST_READ, found: most })
  const [found] = await rows<{ ids: number[] }>(
    db,
    sql`with ${titlesFirst(newest, most)}
      select coalesce(json_agg(id), '[]') as ids
      from (select id from titled union select id from worded union ${amongPopular(searched)}) found`,
  )
  return found?.ids ?? []
}

/**
 * Finds candidates by the index: first those with the words in the title, then in any text. The limit is outside the
 * materialized part, so that the planner uses the index as if it wanted all matches, while PostgreSQL still stops
 * early. With the limit inside, it took a word with many synonyms for a frequent one and read hundreds of thousands of
 * rows.
 */
async function lookUp(db: Db, { catalogue, isListed, says }: Searched, most: number): Promise<Candidates> {
  const having = (vector: Vector) =>
    sql`with met as materialized (
        select t.id from ${sql.raw(`${catalogue.thing}s`)} t where ${isListed('t')} and ${says('t', vector, { once: false })})
      select id from met limit ${most}`
  const found = await rows<{ id: number; capped: boolean }>(
    db,
    sql`with ${titlesFirst(having, most)}
      select id, (select count(*) from titled) >= ${most} or (select count(*) from worded) >= ${most} as capped
      from (select id from titled union select id from worded) found`,
  )
  return { ids: found.map(({ id }) => id), isCapped: found[0]?.capped ?? false }
}

/** Words of listed things, for spelling. */
export const spellingOf = (
  db: Db,
  { catalogue, isListed }: { catalogue: Pick<Catalogue, 'thing'>; isListed: (row: string) => SQL },
) => ({
  async selectKnown(words: readonly string[]): Promise<string[]> {
    const isHit = sql`${isListed('t')} and t.search_vector @@
      (plainto_tsquery('english', pankh_plain(asked.word)) || plainto_tsquery('simple', pankh_plain(asked.word)))`
    const known = await rows<{ word: string }>(
      db,
      sql`select asked.word from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) asked (word)
        where exists (select from ${kept(catalogue, 'words')} k where k.word = pankh_plain(asked.word))
          or exists (with hits as materialized (select from ${sql.raw(`${catalogue.thing}s`)} t where ${isHit} limit 1000)
            select from hits)`,
    )
    return known.map(({ word }) => word)
  },
  /** Similar words, each with the number of things that have it. */
  async selectAlike(word: string): Promise<Map<string, number>> {
    const found = await rows<{ word: string; listed: number }>(
      db,
      sql`select word, listed from ${kept(catalogue, 'words')}
        where pankh_plain(${word}) <% word and length(word) between ${word.length - 2}::int and ${word.length + 2}::int`,
    )
    return new Map(found.map((one) => [one.word, one.listed]))
  },
})
