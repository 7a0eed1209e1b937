import { sql } from 'drizzle-orm'
import { allMet } from '#foundation/catalogue/server/index.ts'
import { type ParsedQuery, type ReadWords, readWords } from '#foundation/search-words/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { all, rows } from '#platform/db/query.ts'
import type { ResourceFilters } from '../../resources.contract.ts'
import { type Choice, choicesOf, LIBRARY } from './choices.queries.ts'
import { hasOwn, type OwnNarrowed } from './own-list.queries.ts'
import { mostFound } from './resource-list.queries.ts'
import { findCandidates, type ListedSearch, type Search, textsOf } from './resource-search.queries.ts'

/** A parsed search, with what it searches for if it has words. */
export interface ReadSearch<Found extends Search = Search> extends ReadWords {
  /** Undefined if only ages were parsed. */
  search: Found | undefined
}

interface Tried<Found> {
  search: Found | undefined
  isFound: boolean
}

/** Runs a search of the library (docs/decisions/033). */
export function readSearch(
  db: Db,
  filters: ResourceFilters,
  more: readonly Choice[] = [],
): Promise<ReadSearch<ListedSearch> | undefined> {
  return readWith(db, filters, async (query) => {
    const ages = choicesOf(query.facts)
    if (!holdsWords(query)) return { search: undefined, isFound: true }
    const most = mostFound([...choicesOf(filters), ...more, ...ages])
    const search = await findCandidates(db, { text: query.text, groups: query.groups }, most)
    const isFound = search.ids.length > 0 && (ages.length === 0 || (await isAnyMet(db, search.ids, ages)))
    return { search, isFound }
  })
}

/** Whether one of these resources matches the choices. */
async function isAnyMet(db: Db, ids: readonly number[], choices: readonly Choice[]): Promise<boolean> {
  const conditions = [sql`r.id = any(${idList(ids)})`, ...allMet(LIBRARY, 'r', choices)]
  return (await rows(db, sql`select from resources r where ${all(conditions)} limit 1`)).length > 0
}

/** Runs a search of a person's own list. */
export function readOwnSearch(
  db: Db,
  filters: ResourceFilters,
  of: Pick<OwnNarrowed, 'viewer' | 'own'>,
): Promise<ReadSearch | undefined> {
  return readWith(db, filters, async (query) => {
    const search = holdsWords(query) ? { text: query.text, groups: query.groups } : undefined
    return { search, isFound: await hasOwn(db, { ...of, search, choices: choicesOf(query.facts) }) }
  })
}

const holdsWords = ({ text, groups }: ParsedQuery) => text !== '' || groups.length > 0

/** @param find runs a query */
async function readWith<Found extends Search>(
  db: Db,
  filters: ResourceFilters,
  find: (query: ParsedQuery) => Promise<Tried<Found>>,
): Promise<ReadSearch<Found> | undefined> {
  const { search_query: words, as_written: isAsWritten } = filters
  if (!words) return undefined
  const { found, ...read } = await readWords(db, words, {
    list: 'resources',
    isAsWritten,
    chosen: new Set(filters.age_group?.length ? ['age_group'] : []),
    texts: textsOf(db),
    find: async (query) => {
      const { search, isFound } = await find(query)
      return { found: search, isFound }
    },
  })
  return { ...read, search: found }
}

/** The filters together with those parsed from the words. */
export const withRead = (filters: ResourceFilters, read: ReadSearch | undefined): ResourceFilters => ({
  ...filters,
  ...(read?.query.facts.age_group && { age_group: read.query.facts.age_group }),
})
