import { type SQL, sql } from 'drizzle-orm'
import {
  asItStands,
  type Group,
  inGroups,
  knownVocabulary,
  looserReadings,
  type Mended,
  mendWords,
  type Reading,
  readQuery,
  withOneHyphen,
} from '#foundation/search-words/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import type { EventFilters } from '../../events.contract.ts'
import { eventsWithRecordings } from './event-card.queries.ts'
import { choicesOf } from './event-choices.queries.ts'
import { isListed } from './event-status.queries.ts'

/** What is looked for: the words as they were written, or as they were probably meant. */
export interface Search {
  reading: Reading
  isNear: boolean
  mended: readonly Mended[]
  /** Words that were given up so that something is found. */
  leftOut: readonly string[]
}

/** Texts that are read for words spelled alike: enough to hold each, few enough for the embedded database. */
const MOST_TEXTS = 600

interface Asked {
  filters: EventFilters
  now: Date
}

/**
 * Reads the words of a search (docs/decisions/033). Only when no listed event has what they say, near spellings
 * (`autsim`) are tried, and then what asks for less.
 */
export async function readSearch(db: Db, { filters, now }: Asked): Promise<Search | undefined> {
  const { search_query: words, as_written: isAsWritten } = filters
  if (!words) return undefined
  const exact = { reading: asItStands(words), isNear: false, mended: [], leftOut: [] }
  if (isAsWritten) return exact
  const vocabulary = await knownVocabulary(db)
  const known = { vocabulary, list: 'events', chosen: chosenIn(filters) } as const
  const reading = readQuery(words, known)
  const written = { ...exact, reading }
  if (await isFound(db, reading, now)) return written
  const near = await mendWords(reading, known, textsOf(db))
  const meant = near && { reading: readQuery(near.search, known), isNear: true, mended: near.mended }
  if (meant && (await isFound(db, meant.reading, now))) return { ...meant, leftOut: [] }
  for (const looser of looserReadings(meant?.reading ?? reading))
    if (await isFound(db, looser.reading, now)) return { ...written, ...meant, ...looser }
  return written
}

const chosenIn = (filters: EventFilters) =>
  new Set(choicesOf({ ...filters, search_query: undefined }).map(({ facet }) => facet))

/** The filters with those that the words say. */
export const withRead = (filters: EventFilters, search: Search | undefined): EventFilters => ({
  ...filters,
  ...search?.reading.facts,
})

/** Words and their English stems. A hyphen before a word says "without". */
function asText(words: string): SQL {
  const said = withOneHyphen(words)
  return sql`(websearch_to_tsquery('english', pankh_plain(${said})) || websearch_to_tsquery('simple', ${said}))`
}

/** Words as they stand and groups, as one text search query. Null where there are neither. */
function askedFor(text: string, groups: readonly Group[]): SQL | null {
  const parts = [inGroups(groups), text ? asText(text) : null].filter((part) => part !== null)
  return parts.length > 0 ? sql.join(parts, sql` && `) : null
}

/** Whether an event says what is read; for `events e`. A word for a type is met by an event of that type, too. */
function saysAll({ text, groups }: Reading): SQL | null {
  const isType = ({ part }: Group) => part?.kind === 'type'
  const said = askedFor(
    text,
    groups.filter((group) => !isType(group)),
  )
  const ofTypes = groups
    .filter(isType)
    .map(
      (group) =>
        sql`(e.event_type_id = ${group.part?.ids[0] ?? 0} or e.search_vector @@ ${inGroups([group])})`,
    )
  const all = [...(said ? [sql`e.search_vector @@ (${said})`] : []), ...ofTypes]
  return all.length > 0 ? sql.join(all, sql` and `) : null
}

async function isFound(db: Db, reading: Reading, now: Date): Promise<boolean> {
  const says = saysAll(reading)
  const all = [...(says ? [says] : []), isListed(now), ...choicesOf(reading.facts).map(({ isMet }) => isMet)]
  const event = await rows(
    db,
    sql`select 1 from ${eventsWithRecordings} where ${sql.join(all, sql` and `)} limit 1`,
  )
  return event.length > 0
}

const textsOf = (db: Db) => ({
  selectKnown: async (words: readonly string[]): Promise<string[]> => {
    const known = await rows<{ word: string }>(
      db,
      sql`select word from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) word
        where exists (select 1 from events e where e.publication = 'published' and e.search_vector @@ ${askedForEach})`,
    )
    return known.map(({ word }) => word)
  },
  selectAlike: (word: string) => selectAlike(db, word),
})

const askedForEach = sql`(plainto_tsquery('english', pankh_plain(word)) || plainto_tsquery('simple', word))`

/** Words of events whose text has something like the word in it, each with how many of these texts it is in. */
async function selectAlike(db: Db, word: string): Promise<Map<string, number>> {
  const found = await rows<{ word: string; texts: number }>(
    db,
    sql`select btrim(word, '.,:;!?()"''“”’') as word, count(*)::int as texts from (
        select e.search_text from events e where e.publication = 'published' and pankh_plain(${word}) <% e.search_text
        limit ${MOST_TEXTS}) alike, string_to_table(alike.search_text, ' ') word
      where length(word) between ${word.length - 3} and ${word.length + 5} group by 1`,
  )
  return new Map(found.map((one) => [one.word, one.texts]))
}

/** Whether there are words to be found, not ages and access alone. */
export const hasWords = (search: Search | undefined): search is Search =>
  search !== undefined && saysAll(search.reading) !== null

/**
 * Begins a `with` list by the events found, each once with how well it fits; nothing where no words were searched.
 * Materialized, so that the words are looked up once however often the query reads it.
 */
export function withFound(search: Search | undefined, { isRanked = false } = {}): SQL {
  const says = search && saysAll(search.reading)
  if (!says) return sql``
  const { text, groups } = search.reading
  const fit = isRanked ? sql`ts_rank(e.search_vector, ${askedFor(text, groups)})::float8` : sql`0::float8`
  return sql`found as materialized (select e.id, ${fit} as fit from events e where ${says}),`
}

/** Where the list's events come from: those found, or all; under the names e and r as ever. */
export function fromFound(search: Search | undefined): SQL {
  return hasWords(search)
    ? sql`found join events e on e.id = found.id left join event_recordings r on r.event_id = e.id`
    : eventsWithRecordings
}
