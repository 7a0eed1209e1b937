import { type SQL, sql } from 'drizzle-orm'
import {
  askedFor,
  type ParsedQuery,
  type ReadWords,
  readWords,
} from '#foundation/search-words/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { idList } from '#platform/db/id-list.ts'
import { all, rows } from '#platform/db/query.ts'
import type { ProgramFilters } from '../../certificate-programs.contract.ts'
import { isVisibleTo } from '../visible-program.queries.ts'

// There are only a few dozen programs: their texts are collected while searching, without an index.

const FACETS = ['age_group', 'skill', 'tag'] as const

/** A program's texts in both languages with the names of its terms, for `certificate_programs p`. */
const words: SQL = sql`pankh_plain(concat_ws(' ', ${sql.join(
  ['title', 'summary', 'description', 'for_whom', 'outcomes'].map((column) =>
    sql.raw(`p.${column} ->> 'en', p.${column} ->> 'hi'`),
  ),
  sql`, `,
)}, ${sql.join(
  FACETS.map(
    (facet) => sql`(select string_agg(concat_ws(' ', t.name ->> 'en', t.name ->> 'hi'), ' ')
      from ${sql.raw(`certificate_program_${facet}s`)} l join ${sql.raw(`${facet}s`)} t on t.id = l.${sql.raw(`${facet}_id`)}
      where l.program_id = p.id)`,
  ),
  sql`, `,
)}))`
/** `offset 0` keeps the planner from collecting the texts twice. */
const vector = sql`(select to_tsvector('english', said) || to_tsvector('simple', said)
      from (select ${words} as said offset 0) gathered)`

/** Whether `certificate_programs p` matches the filters and the parsed query. */
export function meets(filters: ProgramFilters, query: ParsedQuery | undefined): SQL {
  const asked = query && askedFor(query)
  const choices = FACETS.flatMap((facet) => {
    const ids = filters[facet]
    if (!ids?.length) return []
    const link = sql.raw(`certificate_program_${facet}s`)
    return [
      sql`p.id in (select program_id from ${link} where ${sql.raw(`${facet}_id`)} = any(${idList(ids)}))`,
    ]
  })
  return all([...choices, ...(asked ? [sql`${vector} @@ (${asked})`] : [])])
}

/** The search among programs (docs/decisions/033). */
export async function readSearch(
  db: Db,
  { filters, user_id }: { filters: ProgramFilters; user_id: number },
): Promise<ReadWords | undefined> {
  const { search_query, as_written: isAsWritten } = filters
  const isVisible = isVisibleTo('p', user_id)
  if (!search_query) return undefined
  return readWords(db, search_query, {
    // As for resources, how an event is held is only text: programs have no such property.
    list: 'resources',
    isAsWritten,
    chosen: new Set(filters.age_group?.length ? ['age_group'] : []),
    // There are too few programs to correct spelling by; misspelled words are corrected by the names of our terms.
    texts: { selectKnown: (asked) => selectKnown(db, isVisible, asked), selectAlike: async () => new Map() },
    find: async (query) => ({ found: undefined, isFound: await isFound(db, isVisible, query) }),
  })
}

/** The filters, with those from the parsed query. */
export const withRead = (filters: ProgramFilters, read: ReadWords | undefined): ProgramFilters => ({
  ...filters,
  ...(read?.query.facts.age_group && { age_group: read.query.facts.age_group }),
})

async function isFound(db: Db, isVisible: SQL, query: ParsedQuery): Promise<boolean> {
  const isMet = sql`${isVisible} and ${meets({ age_group: query.facts.age_group }, query)}`
  return (await rows(db, sql`select from certificate_programs p where ${isMet} limit 1`)).length > 0
}

async function selectKnown(db: Db, isVisible: SQL, asked: readonly string[]): Promise<string[]> {
  const known = await rows<{ word: string }>(
    db,
    sql`with texts as materialized (select ${vector} as words from certificate_programs p where ${isVisible})
      select word from jsonb_array_elements_text(${JSON.stringify(asked)}::jsonb) word
      where exists (select from texts where words @@
        (plainto_tsquery('english', pankh_plain(word)) || plainto_tsquery('simple', pankh_plain(word))))`,
  )
  return known.map(({ word }) => word)
}
