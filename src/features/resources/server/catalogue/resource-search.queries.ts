import { type SQL, sql } from 'drizzle-orm'
import { wordsOf } from '#foundation/catalogue/server/index.ts'
import {
  HYPHENS,
  inGroups,
  type ParsedQuery,
  singleWordsOf,
  stemOf,
} from '#foundation/search-words/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { isListed } from '../visible-resource.queries.ts'

/** What a resource must say: words as they stand, and one phrase of each group. One of both is there. */
export type Search = Pick<ParsedQuery, 'text' | 'groups'>

/** A search of the library with the resources that come into question, best places first. */
export interface ListedSearch extends Search {
  ids: readonly number[]
  /** There are more. */
  isCapped: boolean
}

/** The share of the library from which on a word is found sooner by reading than by its index. */
const COMMON = 0.07
/** How many of the newest resources are read for common words, and below it, how many of the most liked. */
const MOST_READ = 20_000
const MOST_LIKED = 200
/** Fewer than these say that words which are common apart are not so together. */
const FEWEST_COMMON = 100

/** Words and their English stems. A hyphen joins words here; it never says "without". */
function asText(words: string): SQL {
  const plain = sql`pankh_plain(${words.replace(HYPHENS, ' ')})`
  return sql`(websearch_to_tsquery('english', ${plain}) || websearch_to_tsquery('simple', ${plain}))`
}

function askedFor({ text, groups }: Search): SQL {
  const parts = [inGroups(groups), text ? asText(text) : null].filter((part) => part !== null)
  return sql`(${sql.join(parts, sql` && `)})`
}

/**
 * Made once a statement: as it stands, a plan that is kept for any words would parse and stem them anew for each row.
 */
const askedOnce = (search: Search): SQL => sql`(select ${askedFor(search)})`

/** Whether a resource has the words. Takes the name of `resources`. */
export const hasWords = (resource: string, search: Search): SQL =>
  sql`${sql.raw(resource)}.search_vector @@ ${askedFor(search)}`

/**
 * The relevance of a resource, by where the words stand in it and a little by its likes. Takes the name of `resources`.
 */
export function relevanceOf(resource: string, search: Search): SQL {
  const r = sql.raw(resource)
  return sql`(ts_rank(${r}.search_vector, ${askedOnce(search)}) + 0.02 * ln(1 + ${r}.likes_count))::float8`
}

/** What is said in the title, or in all texts. */
type Vector = 'title_vector' | 'search_vector'

type Candidates = Pick<ListedSearch, 'ids' | 'isCapped'>

/** What comes into question in the library, `most` of each kind of place at most. */
export async function findCandidates(db: Db, search: Search, most: number): Promise<ListedSearch> {
  if (await areCommon(db, search, most)) {
    const read = await readForCommon(db, search, most)
    if (read.length >= FEWEST_COMMON) return { ...search, ids: read, isCapped: true }
  }
  const found = await lookUp(db, search, most)
  if (!found.isCapped) return { ...search, ...found }
  // Which ones the index came upon first is chance: what is liked most is among them all the same.
  const ids = [...new Set([...found.ids, ...(await readMostLiked(db, search))])]
  return { ...search, ids, isCapped: true }
}

/**
 * Whether each word, or one that means the same, stands in so many resources that those with all of them are likely to
 * be met soon. What no more than `most` say in few words is left to the index.
 */
async function areCommon(db: Db, { text, groups }: Search, most: number): Promise<boolean> {
  const words = [...wordsOf(text).map((word) => [word]), ...singleWordsOf(groups)]
  const [least] = await rows<{ listed: number; library: number }>(
    db,
    sql`select coalesce(min(each.listed), 0)::int as listed,
        coalesce((select listed from resource_facet_counts where facet = 'all'), 0)::int as library
      from (select coalesce(max((select k.listed from resource_words k where k.word = pankh_plain(asked.word))), 0) as listed
        from jsonb_array_elements(${JSON.stringify(words.map(inBothNumbers))}::jsonb) with ordinality as meant (words, place)
          left join lateral jsonb_array_elements_text(meant.words) asked (word) on true
        group by meant.place) each`,
  )
  if (!least || least.library === 0) return false
  return least.listed > most && least.listed >= COMMON * least.library
}

/**
 * The kept words are as they were written, where full text finds `worksheet` by `worksheets`. Of English only, and of
 * the usual plural: a word that is missed is found by the index.
 */
const inBothNumbers = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => (/[a-z]$/.test(word) ? [word, stemOf(word), `${stemOf(word)}s`] : [word])),
  ),
]

/** The resources with the words in a vector, among so many that come first in an order. */
const readIn = (
  order: string,
  { search, vector, read, found }: { search: Search; vector: Vector; read: number; found: number },
): SQL => {
  const column = sql.raw(vector)
  return sql`(select r.id from (select r.id, r.${column} from resources r where ${isListed('r')}
    order by ${sql.raw(order)} limit ${read}) r where r.${column} @@ ${askedOnce(search)} limit ${found})`
}

const amongMostLiked = (search: Search): SQL =>
  readIn('r.likes_count desc nulls last, r.id desc nulls last', {
    search,
    vector: 'search_vector',
    read: MOST_LIKED,
    found: MOST_LIKED,
  })

async function readMostLiked(db: Db, search: Search): Promise<number[]> {
  return (await rows<{ id: number }>(db, amongMostLiked(search))).map(({ id }) => id)
}

/**
 * `titled`, and `worded` where these are not enough: most of a text stands beside its row and takes four times as long
 * to read.
 */
const titlesFirst = (having: (vector: Vector) => SQL, most: number): SQL =>
  sql`titled as materialized (${having('title_vector')}), texts as materialized (${having('search_vector')}),
    worded as materialized (select id from texts where (select count(*) from titled) < ${most})`

/** The resources with common words, among the newest and the most liked. */
async function readForCommon(db: Db, search: Search, most: number): Promise<number[]> {
  const newest = (vector: Vector) => readIn('r.id desc', { search, vector, read: MOST_READ, found: most })
  const [found] = await rows<{ ids: number[] }>(
    db,
    sql`with ${titlesFirst(newest, most)}
      select coalesce(json_agg(id), '[]') as ids
      from (select id from titled union select id from worded union ${amongMostLiked(search)}) found`,
  )
  return found?.ids ?? []
}

/**
 * Finds candidates by the index: those with the words in the title first, then in whatever text. Materialized with a
 * limit, so that the planner, whatever it thinks of the words, opens the index and stops in time.
 */
async function lookUp(db: Db, search: Search, most: number): Promise<Candidates> {
  const having = (vector: Vector) =>
    sql`select r.id from resources r where ${isListed('r')} and r.${sql.raw(vector)} @@ ${askedFor(search)} limit ${most}`
  const found = await rows<{ id: number; capped: boolean }>(
    db,
    sql`with ${titlesFirst(having, most)}
      select id, (select count(*) from titled) >= ${most} or (select count(*) from worded) >= ${most} as capped
      from (select id from titled union select id from worded) found`,
  )
  return { ids: found.map(({ id }) => id), isCapped: found[0]?.capped ?? false }
}

/** Words of listed resources, for spelling. */
export const textsOf = (db: Db) => ({
  selectKnown: async (words: readonly string[]): Promise<string[]> => {
    const isHit = sql`${isListed('r')} and r.search_vector @@
      (plainto_tsquery('english', pankh_plain(asked.word)) || plainto_tsquery('simple', pankh_plain(asked.word)))`
    const known = await rows<{ word: string }>(
      db,
      sql`select asked.word from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) asked (word)
        where exists (select from resource_words k where k.word = pankh_plain(asked.word))
          or exists (with hits as materialized (select from resources r where ${isHit} limit 1000) select from hits)`,
    )
    return known.map(({ word }) => word)
  },
  selectAlike: (word: string) => selectAlike(db, word),
})

/** Words of listed resources that look like this one, each with how many have it. */
async function selectAlike(db: Db, word: string): Promise<Map<string, number>> {
  const found = await rows<{ word: string; listed: number }>(
    db,
    sql`select word, listed from resource_words
      where pankh_plain(${word}) <% word and length(word) between ${word.length - 2}::int and ${word.length + 2}::int`,
  )
  return new Map(found.map((one) => [one.word, one.listed]))
}
