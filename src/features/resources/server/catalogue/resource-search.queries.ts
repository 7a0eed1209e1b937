import { type SQL, sql } from 'drizzle-orm'
import { findCandidates as findIn, type Searched, spellingOf } from '#foundation/catalogue/server/index.ts'
import { alternativesOf, askedFor, type ParsedQuery } from '#foundation/search-words/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { isListed } from '../visible-resource.queries.ts'
import { LIBRARY } from './choices.queries.ts'

/** What a resource must say: words as they stand, and one phrase of each group. One of both is there. */
export type Search = Pick<ParsedQuery, 'text' | 'groups'>

/** A search of the library with the resources that come into question. */
export interface ListedSearch extends Search {
  ids: readonly number[]
  /** There are more. */
  isCapped: boolean
}

/** A hyphen separates words here; it never excludes one. */
const asked = (search: Search): SQL => sql`(${askedFor(search, { hyphens: 'separate' })})`

/** Parsed once per statement: otherwise a cached plan would parse and stem the words anew for each row. */
const askedOnce = (search: Search): SQL => sql`(select ${asked(search)})`

/** Whether a resource has the words. Takes the name of `resources`. */
export const hasWords = (resource: string, search: Search): SQL =>
  sql`${sql.raw(resource)}.search_vector @@ ${asked(search)}`

/**
 * The relevance of a resource, by where the words stand in it and a little by its likes. Takes the name of `resources`.
 */
export function relevanceOf(resource: string, search: Search): SQL {
  const r = sql.raw(resource)
  return sql`(ts_rank(${r}.search_vector, ${askedOnce(search)}) + 0.02 * ln(1 + ${r}.likes_count))::float8`
}

/** What may be found in the library, `most` of each kind of place at most. */
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
