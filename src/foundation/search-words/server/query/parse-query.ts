import { isDeepStrictEqual } from 'node:util'
import type { WrittenLanguage } from '#contract/written-languages.ts'
import type { ReadKind } from '../../search-query.contract.ts'
import { type Fact, factsByKey } from './fact-words.ts'
import { waysOfWriting } from './plain-word.ts'
import { groupsOfAges, readAges } from './read-ages.ts'
import { isStopWord } from './stop-words.ts'
import type { Concept, SearchedList, Vocabulary } from './vocabulary.ts'
import { hasOperators, type WrittenWord, withSpans, writtenWords } from './written-words.ts'

/** The filters that words of a search stand for, of those that the list supports. */
export interface ReadFacts {
  age_group?: number[]
  language?: string[]
  captions?: true
  sign_language?: true
}

/** Words of a search and what they were read as. */
export interface Part {
  kind: ReadKind
  ids: readonly number[]
  names: Record<WrittenLanguage, string>
  words: string
  /** The search without these words. */
  without: string
}

/** A text must contain any of the phrases; for an event type, the event may have that type instead. */
export interface Group {
  part: Part | undefined
  phrases: readonly string[]
}

/** A parsed search: all of it must match. */
export interface ParsedQuery {
  /** The search as it was written. */
  search: string
  groups: readonly Group[]
  /** Searched as text. */
  text: string
  facts: ReadFacts
  parts: readonly Part[]
  /** The words behind `text`, and those of groups without a part: they may be misspelled. */
  loose: string
  /** The `loose` words as a part, if other parts were read. */
  loosePart: Part | undefined
}

/** The longest name to look for, in words. */
const MOST_WORDS = 6

/** A search exactly as written. */
export const asItStands = (search: string): ParsedQuery => ({
  search,
  groups: [],
  text: search,
  facts: {},
  parts: [],
  loose: search,
  loosePart: undefined,
})

/** What is needed to read a search. */
export interface Known {
  vocabulary: Vocabulary
  list: SearchedList
  /** Facets that are set by hand: words that name them are ignored. */
  chosen?: ReadonlySet<string>
}

type Meaning =
  | { of: 'ages'; ids: number[]; names: Part['names']; words: number }
  | { of: 'fact'; fact: Fact; words: number }
  | { of: 'concept'; concept: Concept; words: number }

/** Reads terms, ages and access from the words of a search; the rest is searched as text. */
export function parseQuery(search: string, known: Known): ParsedQuery {
  if (hasOperators(search)) return asItStands(search)
  const written = writtenWords(search)
  const found: { meaning: Meaning; spans: { from: number; to: number }[] }[] = []
  const rest: WrittenWord[] = []
  for (let at = 0; at < written.length; ) {
    const meaning = meaningAt(written, at, known)
    const word = written[at] as WrittenWord
    if (!meaning) {
      rest.push(word)
      at += 1
      continue
    }
    const span = { from: word.from, to: written[at + meaning.words - 1]?.to ?? word.to }
    const twin = found.find((one) => isSame(one.meaning, meaning))
    if (twin) twin.spans.push(span)
    else found.push({ meaning, spans: [span] })
    at += meaning.words
  }
  const counted = found.filter(({ meaning }) => !known.chosen?.has(facetOf(meaning)))
  const parts = counted.map(({ meaning, spans }) => ({ meaning, part: partOf(search, meaning, spans) }))
  return {
    search,
    parts: parts.map(({ part }) => part),
    facts: counted.map(({ meaning }) => factsOf(meaning)).reduce(united, {}),
    ...textOf(search, { written, rest, hasMore: found.length > 0, list: known.list }, [
      ...parts.flatMap(({ meaning, part }) =>
        meaning.of === 'concept' ? [{ part, phrases: meaning.concept.phrases }] : [],
      ),
    ]),
  }
}

function meaningAt(
  written: readonly WrittenWord[],
  at: number,
  { vocabulary, list }: Known,
): Meaning | undefined {
  const ages = readAges(
    written.map(({ plain }) => plain),
    at,
  )
  const groups = ages ? groupsOfAges(vocabulary.ages, ages) : []
  if (ages && groups.length > 0) {
    const name = (language: WrittenLanguage) => groups.map(({ names }) => names[language]).join(', ')
    const names = { en: name('en'), hi: name('hi') }
    return { of: 'ages', ids: groups.map(({ id }) => id), names, words: ages.words }
  }
  const end = written.findIndex(({ isQuoted }, place) => place >= at && isQuoted)
  const most = Math.min(MOST_WORDS, (end === -1 ? written.length : end) - at)
  for (let words = most; words > 0; words -= 1) {
    const key = written
      .slice(at, at + words)
      .map(({ stem }) => stem)
      .join(' ')
    const fact = list === 'events' ? factsByKey.get(key) : undefined
    if (fact) return { of: 'fact', fact, words }
    const concept = vocabulary.concepts[list].get(key)
    if (concept && !(words === 1 && isStopWord(written[at]?.plain ?? '', list)))
      return { of: 'concept', concept, words }
  }
  return undefined
}

const isSame = (one: Meaning, other: Meaning): boolean =>
  one.of === 'concept' && other.of === 'concept'
    ? one.concept === other.concept
    : facetOf(one) === facetOf(other) && isDeepStrictEqual(factsOf(one), factsOf(other))

const facetOf = (meaning: Meaning): string =>
  meaning.of === 'ages' ? 'age_group' : meaning.of === 'fact' ? meaning.fact.kind : ''

function factsOf(meaning: Meaning): ReadFacts {
  if (meaning.of === 'ages') return { age_group: meaning.ids }
  if (meaning.of === 'concept') return {}
  const { kind, code } = meaning.fact
  return kind === 'language' ? { language: [code ?? ''] } : { [kind]: true }
}

/** Several ages or languages are alternatives. */
const united = (one: ReadFacts, other: ReadFacts): ReadFacts => ({
  ...one,
  ...other,
  ...(one.age_group && other.age_group && { age_group: allOf(one.age_group, other.age_group) }),
  ...(one.language && other.language && { language: allOf(one.language, other.language) }),
})

const allOf = <T>(some: readonly T[], more: readonly T[]): T[] => [...new Set([...some, ...more])]

function partOf(search: string, meaning: Meaning, spans: readonly { from: number; to: number }[]): Part {
  const words = spans.map(({ from, to }) => search.slice(from, to)).join(' ')
  const without = withSpans(search, spans, () => '')
  if (meaning.of === 'concept') {
    const { kind, ids, names } = meaning.concept
    return { kind, ids, names, words, without }
  }
  if (meaning.of === 'ages')
    return { kind: 'age_group', ids: meaning.ids, names: meaning.names, words, without }
  const { kind, code = '' } = meaning.fact
  return { kind, ids: [], names: { en: code, hi: code }, words, without }
}

interface Rest {
  written: readonly WrittenWord[]
  rest: readonly WrittenWord[]
  /** Whether part of the search was read as terms, ages or facts. */
  hasMore: boolean
  list: SearchedList
}

/** What remains as text. If nothing was read and no word has several spellings, that is the search itself. */
function textOf(search: string, { written, rest, hasMore, list }: Rest, groups: readonly Group[]) {
  const says = ({ plain, isQuoted }: WrittenWord) => isQuoted || !isStopWord(plain, list)
  const isHeard = (word: WrittenWord) => says(word) || !(hasMore || /\p{Script=Devanagari}/u.test(word.plain))
  const heard = hasMore || rest.some(says) ? rest.filter(isHeard) : rest
  const wordOf = ({ from, to }: WrittenWord) => search.slice(from, to)
  const inWays = heard.filter((word) => !word.isQuoted && waysOfWriting(wordOf(word)).length > 1)
  if (heard.length === written.length && inWays.length === 0)
    return { groups, text: search, loose: search, loosePart: undefined }
  const loose = heard.map(wordOf).join(' ')
  return {
    groups: [...groups, ...inWays.map((word) => ({ part: undefined, phrases: waysOfWriting(wordOf(word)) }))],
    text: heard
      .filter((word) => !inWays.includes(word))
      .map(wordOf)
      .join(' '),
    loose,
    loosePart: hasMore && loose ? textPart(search, heard, loose) : undefined,
  }
}

const textPart = (search: string, heard: readonly WrittenWord[], words: string): Part => ({
  kind: 'text',
  ids: [],
  names: { en: words, hi: words },
  words,
  without: withSpans(search, heard, () => ''),
})
