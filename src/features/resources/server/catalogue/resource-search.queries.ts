import { type SQL, sql } from 'drizzle-orm'
import { findCandidates as findIn, type Searched, spellingOf } from '#foundation/catalogue/server/index.ts'
import { alternativesOf, askedFor, type ParsedQuery } from '#foundation/search-words/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isListed } from '../visible-resource.queries.ts'
import { LIBRARY } from './choices.queries.ts'

/** What a resource must match: words as written, and one phrase of each group. At least one of the two is set. */
export type Search = Pick<ParsedQuery, 'text' | 'groups'>

/** A search of the library with its candidates. */
export interface ListedSearch extends Search {
  ids: readonly number[]
  /** There are more. */
  isCapped: boolean
}

/** Here, a hyphen separates words; it never excludes one. */
const asked = (search: Search): SQL => sql`(${askedFor(search, { hyphens: 'separate' })})`

/** Parsed once per statement: otherwise a cached plan would parse and stem the words again for each row. */
const askedOnce = (search: Search): SQL => sql`(select ${asked(search)})`

/** Whether a resource matches the words. Takes the alias of `resources`. */
export const hasWords = (resource: string, search: Search): SQL =>
  sql`${sql.raw(resource)}.search_vector @@ ${asked(search)}`

/** The relevance of a resource, by where the words are and, a little, by its likes. Takes the alias of `resources`. */
export function relevanceOf(resource: string, search: Search): SQL {
  const r = sql.raw(resource)
  return sql`(ts_rank(${r}.search_vector, ${askedOnce(search)}) + 0.02 * ln(1 + ${r}.likes_count))::float8`
}

/** Resources of the library that may match, at most `most` for each vector. */
export async function findCandidates(db: Db, search: Search, most: number): Promise<ListedSearch> {
  const searched: Searched = {
    catalogue: LIBRARY,
    isListed,
    says: (row, vector, { once }) =>
      sql`${sql.raw(row)}.${sql.raw(vector)} @@ ${once ? askedOnce(search) : asked(search)}`,
    words: alternativesOf(search),
    popular: sql`t.likes_count desc nulls last, t.id desc nulls last`,
  }
  return { ...search, ...(await findIn(db, searched, most)) }
}

/** Words of listed resources, for spelling. */
export const textsOf = (db: Db) => spellingOf(db, { catalogue: LIBRARY, isListed })
