import { type SQL, sql } from 'drizzle-orm'
import { wordsOf } from '#foundation/catalogue/server/index.ts'
import type { Group, ParsedQuery } from './parse-query.ts'
import { plainWord, stemOf, waysOfWriting } from './plain-word.ts'

/** Hyphens, dashes and minus signs of every width, which PostgreSQL's dictionaries treat alike. */
const HYPHENS = /[\p{Pd}\u2212]/gu

/** Several hyphens in a row would negate each other, and PostgreSQL accepts at most 32. */
const withOneHyphen = (words: string): string =>
  words.replace(/[\p{Pd}\u2212][^\p{L}\p{N}]*/gu, (run) => run.charAt(0) + run.slice(1).replace(HYPHENS, ''))

/** The phrases of each group as one text search query. Only letters and digits are used, so it's always well-formed. */
export function groupsAsQuery(groups: readonly Group[]): string {
  return groups
    .map(({ phrases }) => [...new Set(phrases.flatMap(waysOfWriting).map(phraseAsQuery))].filter(Boolean))
    .filter((phrases) => phrases.length > 0)
    .map((phrases) => `(${phrases.join(' | ')})`)
    .join(' & ')
}

const phraseAsQuery = (phrase: string): string =>
  (
    phrase
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  )
    .map((word) => `'${word}'`)
    .join(' <-> ')

/** Matches texts with any phrase of every group, by English stems and exactly. Null if the groups are empty. */
export function inGroups(groups: readonly Group[]): SQL | null {
  const query = groupsAsQuery(groups)
  return query ? sql`(to_tsquery('english', ${query}) || to_tsquery('simple', ${query}))` : null
}

/** The words that must all match, each with its synonyms, in singular and plural, as texts spell them. */
export const alternativesOf = ({ text, groups }: Pick<ParsedQuery, 'text' | 'groups'>): string[][] =>
  [...wordsOf(text).map((word) => [word]), ...groups.map(singleWordsOf)].map(inBothNumbers)

const singleWordsOf = ({ phrases }: Group): string[] =>
  [...new Set(phrases.map(plainWord))].filter((word) => word && !word.includes(' '))

/** Full text search finds `worksheet` for `worksheets`. English only, and only the usual plural. */
const inBothNumbers = (words: readonly string[]): string[] => [
  ...new Set(
    words.flatMap((word) => (/[a-z]$/.test(word) ? [word, stemOf(word), `${stemOf(word)}s`] : [word])),
  ),
]

/**
 * Words and groups as one text search query; null if there are neither. A hyphen before a word excludes it, or
 * separates words like a space.
 */
export function askedFor(
  { text, groups }: Pick<ParsedQuery, 'text' | 'groups'>,
  { hyphens = 'exclude' }: { hyphens?: 'exclude' | 'separate' } = {},
): SQL | null {
  const words = hyphens === 'exclude' ? withOneHyphen(text) : text.replace(HYPHENS, ' ')
  const parts = [inGroups(groups), text ? asText(words) : null].filter((part) => part !== null)
  return parts.length > 0 ? sql.join(parts, sql` && `) : null
}

/** Words and their English stems; Hindi as it is written. */
function asText(said: string): SQL {
  return sql`(websearch_to_tsquery('english', pankh_plain(${said})) || websearch_to_tsquery('simple', ${said}))`
}
