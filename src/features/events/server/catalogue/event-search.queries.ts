import { type SQL, sql } from 'drizzle-orm'
import { isComparable, nearestWord, wordsOf } from '#foundation/catalogue/server/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rows } from '#platform/db/query.ts'
import { eventsWithRecordings } from './event-card.queries.ts'
import { isListed } from './event-status.queries.ts'

/** What is looked for: the words as they were written, or as they were probably meant. */
export interface Search {
  words: string
  isNear: boolean
}

/** Words whose spelling is guessed; a search with more unknown ones is not a slip. */
const MOST_UNKNOWN = 3
/** Texts that are read for words spelled alike: enough to hold each, few enough for the embedded database. */
const MOST_TEXTS = 600

/** Near spellings (`autsim`) are tried in a second step, only when no listed event has the words. */
export async function readSearch(
  db: Db,
  { words, now }: { words: string | undefined; now: Date },
): Promise<Search | undefined> {
  if (!words) return undefined
  if (await isKnown(db, words, now)) return { words, isNear: false }
  const meant = await guessWords(db, words)
  if (meant && (await isKnown(db, meant, now))) return { words: meant, isNear: true }
  return { words, isNear: false }
}

/** Words and their English stems. */
const askedFor = (words: string) =>
  sql`(websearch_to_tsquery('english', pankh_plain(${words})) || websearch_to_tsquery('simple', ${words}))`

async function isKnown(db: Db, words: string, now: Date): Promise<boolean> {
  const event = await rows(
    db,
    sql`select 1 from ${eventsWithRecordings} where e.search_vector @@ ${askedFor(words)} and ${isListed(now)} limit 1`,
  )
  return event.length > 0
}

/** The search with each unknown word as it was probably meant; undefined where one of them is like none of ours. */
async function guessWords(db: Db, search: string): Promise<string | undefined> {
  const words = wordsOf(search)
  const known = await rows<{ word: string }>(
    db,
    sql`select word from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) word
      where exists (select 1 from events e where e.publication = 'published' and e.search_vector @@ ${askedForEach})`,
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

/**
 * Begins a `with` list by the events found, each once with how well it fits; nothing where nothing was searched.
 * Materialized, so that the words are looked up once however often the query reads it.
 */
export function withFound(search: Search | undefined, { isRanked = false } = {}): SQL {
  if (!search) return sql``
  const fit = isRanked ? sql`ts_rank(e.search_vector, asked.words)::float8` : sql`0::float8`
  return sql`found as materialized (select e.id, ${fit} as fit
    from events e, (select ${askedFor(search.words)} as words) asked where e.search_vector @@ asked.words),`
}

/** Where the list's events come from: those found, or all; under the names e and r as ever. */
export function fromFound(search: Search | undefined): SQL {
  return search
    ? sql`found join events e on e.id = found.id left join event_recordings r on r.event_id = e.id`
    : eventsWithRecordings
}
