import { type SQL, sql } from 'drizzle-orm'
import { type Candidates, findCandidates, type Searched } from '#foundation/catalogue/server/index.ts'
import {
  alternativesOf,
  askedFor,
  type Group,
  inGroups,
  type ParsedQuery,
} from '#foundation/search-words/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { all } from '#platform/db/query.ts'
import { isListed } from '../visible-event.queries.ts'
import { EVENTS } from './event-choices.queries.ts'

/** A search with its candidates. */
export interface EventSearch extends Candidates {
  query: ParsedQuery
}

/** Whether there are words to search, rather than only ages and access. */
export const hasWords = (query: ParsedQuery): boolean => conditionsOf(query, () => sql``).length > 0

/** What an event must match. A word for an event type also matches events of that type. */
function conditionsOf({ text, groups }: ParsedQuery, says: (words: SQL) => SQL, row = 'e'): SQL[] {
  const isType = ({ part }: Group) => part?.kind === 'type'
  const asked = askedFor({ text, groups: groups.filter((group) => !isType(group)) })
  const ofTypes = groups.filter(isType).map((group) => {
    const words = inGroups([group])
    const isOfType = sql`${sql.raw(row)}.event_type_id = ${group.part?.ids[0] ?? 0}`
    return words ? sql`(${isOfType} or ${says(words)})` : isOfType
  })
  return asked ? [says(asked), ...ofTypes] : ofTypes
}

/** Events that the words may match, at most `most` for each vector. */
export function findEvents(
  db: Db,
  { query, now, most }: { query: ParsedQuery; now: Date; most: number },
): Promise<Candidates> {
  const searched: Searched = {
    catalogue: EVENTS,
    isListed: (row) => isListed(row, now),
    says: (row, vector, { once }) => {
      const says = (words: SQL) =>
        sql`${sql.raw(row)}.${sql.raw(vector)} @@ ${once ? sql`(select ${words})` : sql`(${words})`}`
      return all(conditionsOf(query, says, row))
    },
    words: alternativesOf(query),
    popular: sql`t.registered_count desc nulls last, t.id`,
  }
  return findCandidates(db, searched, most)
}

/** The relevance of an event `e` to the search. */
export const relevanceOf = ({ text, groups }: ParsedQuery): SQL => {
  const asked = askedFor({ text, groups })
  return asked ? sql`ts_rank(e.search_vector, (select ${asked}))::float8` : sql`0::float8`
}
