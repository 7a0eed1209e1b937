import { type SQL, sql } from 'drizzle-orm'
import { likeStart, likeWords } from './both-languages.ts'

const HAS_TRIGRAM = /[\p{L}\p{M}\p{N}]{3}/u
const HAS_LETTER = /[\p{L}\p{N}]/u

/**
 * Whether a text contains these words literally, ignoring case. One or two letters match only at the beginning of a
 * word, so that a trigram index can find them; words without a letter or digit match nothing. `toPattern` normalises
 * the words like the text.
 */
export function containsWords(text: SQL, words: string, toPattern = (pattern: SQL) => pattern): SQL {
  if (!HAS_LETTER.test(words)) return sql`false`
  const start = likeStart(words)
  const patterns = HAS_TRIGRAM.test(words) ? [likeWords(words)] : [start, `% ${start}`]
  const each = patterns.map((pattern) => sql`${text} ilike ${toPattern(sql`${pattern}::text`)}`)
  return sql`(${sql.join(each, sql` or `)})`
}
