import { type SQL, sql } from 'drizzle-orm'
import { isComparable, nearestWord, wordsOf } from '#foundation/catalogue/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { rows } from '#platform/db/query.ts'
import { isListed } from '../find-visible-resource.queries.ts'

/** What is looked for: the words as they were written, or as they were probably meant. */
export interface Search {
  words: string
  isNear: boolean
}

/** A search of the library with the resources that come into question, best places first. */
export interface ListedSearch extends Search {
  ids: readonly number[]
  /** There are more. */
  isCapped: boolean
}

/** Words whose spelling is guessed; a search with more unknown ones is not a slip. */
const MOST_UNKNOWN = 3
/** The share of the library from which on a word is found sooner by reading than by its index. */
const COMMON = 0.07
/** So many resources are read for common words, the newest, and of the most liked these. */
const MOST_READ = 20_000
const MOST_LIKED = 200
/** Fewer than these say that words which are common apart are not so together. */
const FEWEST_COMMON = 100

/** Words and their English stems. A hyphen joins words here; it never says "without". */
function askedFor(words: string): SQL {
  const plain = sql`pankh_plain(${words.replaceAll('-', ' ')})`
  return sql`(websearch_to_tsquery('english', ${plain}) || websearch_to_tsquery('simple', ${plain}))`
}

/** Whether a resource has the words; for `resources r`. */
export const hasWords = ({ words }: Search): SQL => sql`r.search_vector @@ ${askedFor(words)}`

/** How well a resource fits, by where the words stand in it and a little by its likes; for `resources r`. */
export const fitOf = ({ words }: Search): SQL =>
  sql`(ts_rank(r.search_vector, ${askedFor(words)}) + 0.02 * ln(1 + r.likes_count))::float8`

/**
 * What is searched in the library, `most` of each kind of place at most. Near spellings (`autsim`) are tried in a
 * second step, only when nothing has the words (docs/decisions/014).
 */
export async function readSearch(
  db: Db,
  { words, most }: { words: string | undefined; most: number },
): Promise<ListedSearch | undefined> {
  if (!words) return undefined
  const written = { words, isNear: false, ...(await findCandidates(db, words, most)) }
  if (written.ids.length > 0) return written
  const meant = await guessWords(db, words)
  if (!meant) return written
  const near = { words: meant, isNear: true, ...(await findCandidates(db, meant, most)) }
  return near.ids.length > 0 ? near : written
}

/** The same in a person's own list, which `among` says of `resources r`. */
export async function readOwnSearch(
  db: Db,
  { words, among }: { words: string | undefined; among: SQL },
): Promise<Search | undefined> {
  if (!words) return undefined
  const written = { words, isNear: false }
  const isKnown = async (search: Search) =>
    (await rows(db, sql`select from resources r where ${among} and ${hasWords(search)} limit 1`)).length > 0
  if (await isKnown(written)) return written
  const meant = await guessWords(db, words)
  const near = meant && { words: meant, isNear: true }
  return near && (await isKnown(near)) ? near : written
}

type Candidates = Pick<ListedSearch, 'ids' | 'isCapped'>

async function findCandidates(db: Db, words: string, most: number): Promise<Candidates> {
  if (await areCommon(db, words)) {
    const read = await readForCommon(db, words, most)
    if (read.length >= FEWEST_COMMON) return { ids: read, isCapped: true }
  }
  const found = await lookUp(db, words, most)
  if (!found.isCapped) return found
  // Which ones the index came upon first is chance: what is liked most is among them all the same.
  return { ids: [...new Set([...found.ids, ...(await readMostLiked(db, words))])], isCapped: true }
}

/** Whether each word stands in so many resources that those with all of them are likely to be met soon. */
async function areCommon(db: Db, search: string): Promise<boolean> {
  const words = wordsOf(search)
  const [least] = await rows<{ share: number }>(
    db,
    sql`select coalesce(min(coalesce(k.listed, 0))::float8 / nullif((select listed from resource_facet_counts where facet = 'all'), 0), 0) as share
      from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) asked (word)
        left join resource_words k on k.word = pankh_plain(asked.word)`,
  )
  return (least?.share ?? 0) >= COMMON
}

/** Those with the words among so many resources, the first in an order. */
const readIn = (order: string, { words, read, found }: { words: string; read: number; found: number }): SQL =>
  sql`(select id from (select r.id, r.search_vector from resources r where ${isListed}
    order by ${sql.raw(order)} limit ${read}) r where r.search_vector @@ ${askedFor(words)} limit ${found})`

const amongMostLiked = (words: string): SQL =>
  readIn('r.likes_count desc nulls last, r.id desc nulls last', {
    words,
    read: MOST_LIKED,
    found: MOST_LIKED,
  })

async function readMostLiked(db: Db, words: string): Promise<number[]> {
  return (await rows<{ id: number }>(db, amongMostLiked(words))).map(({ id }) => id)
}

/** Those with the words among the newest and the most liked resources. */
async function readForCommon(db: Db, words: string, most: number): Promise<number[]> {
  const newest = readIn('r.id desc', { words, read: MOST_READ, found: most })
  const found = await rows<{ id: number }>(db, sql`${amongMostLiked(words)} union ${newest}`)
  return found.map(({ id }) => id)
}

/**
 * By the index: those with the words in the title first, then in whatever text. Materialized with a limit, so that the
 * planner, whatever it thinks of the words, opens the index and stops in time.
 */
async function lookUp(db: Db, words: string, most: number): Promise<Candidates> {
  const having = (vector: SQL) =>
    sql`select r.id from resources r where ${isListed} and ${vector} @@ ${askedFor(words)} limit ${most}`
  const found = await rows<{ id: number; capped: boolean }>(
    db,
    sql`with titled as materialized (${having(sql`r.title_vector`)}), texts as materialized (${having(sql`r.search_vector`)}),
        worded as materialized (select id from texts where (select count(*) from titled) < ${most})
      select id, (select count(*) from titled) >= ${most} or (select count(*) from worded) >= ${most} as capped
      from (select id from titled union select id from worded) found`,
  )
  return { ids: found.map(({ id }) => id), isCapped: found[0]?.capped ?? false }
}

/** The search with each unknown word as it was probably meant; undefined where one of them is like none of ours. */
async function guessWords(db: Db, search: string): Promise<string | undefined> {
  const words = wordsOf(search)
  const isHit = sql`${isListed} and r.search_vector @@
    (plainto_tsquery('english', pankh_plain(asked.word)) || plainto_tsquery('simple', pankh_plain(asked.word)))`
  const known = await rows<{ word: string }>(
    db,
    sql`select asked.word from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) asked (word)
      where exists (select from resource_words k where k.word = pankh_plain(asked.word))
        or exists (with hits as materialized (select from resources r where ${isHit} limit 1000) select from hits)`,
  )
  const unknown = words.filter((word) => !known.some((one) => one.word === word))
  if (unknown.length === 0 || unknown.length > MOST_UNKNOWN || !unknown.every(isComparable)) return undefined
  const meant = new Map<string, string>()
  for (const word of unknown) {
    const nearest = nearestWord(word, await selectAlike(db, word))
    if (!nearest) return undefined
    meant.set(word, nearest)
  }
  return words.map((word) => meant.get(word) ?? word).join(' ')
}

/** Words of listed resources that look like this one, each with how many have it. */
async function selectAlike(db: Db, word: string): Promise<Map<string, number>> {
  const found = await rows<{ word: string; listed: number }>(
    db,
    sql`select word, listed from resource_words
      where pankh_plain(${word}) <% word and length(word) between ${word.length - 2}::int and ${word.length + 2}::int`,
  )
  return new Map(found.map((one) => [one.word, one.listed]))
}

/** `found (id)`: the candidates of a search, for a `with` list. */
export const withFound = ({ ids }: ListedSearch): SQL =>
  sql`found as materialized (select unnest(${idList(ids)}) as id)`
