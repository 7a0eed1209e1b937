import { z } from 'zod'
import { flag, id, optionalField, repeatable } from '#contract/wire.ts'
import { MAX_SEARCH_LENGTH } from '#foundation/catalogue/list-search.contract.ts'

export type { WrittenLanguage as SearchWordLanguage } from '#contract/written-languages.ts'

export const MOST_SEARCH_WORD_LETTERS = 60
/** The most synonyms in one group. */
export const MOST_WORDS_IN_GROUP = 40
export const FEWEST_WORDS_IN_GROUP = 2
export const MOST_SEARCH_WORD_GROUPS = 1_000
/** The most characters in one language's field, with line breaks. */
export const MOST_PASTED_SEARCH_WORDS = MOST_WORDS_IN_GROUP * (MOST_SEARCH_WORD_LETTERS + 2)

/** What the words of a search can be read as. */
export const READ_KINDS = [
  'tag',
  'skill',
  'type',
  'age_group',
  'language',
  'captions',
  'sign_language',
  'words',
  'text',
] as const
export type ReadKind = (typeof READ_KINDS)[number]

const readPart = z.object({
  kind: z
    .enum(READ_KINDS)
    .describe(
      'Meaning of the words: a term of a list; the ages, languages or access asked for; `words` with the same meaning; or `text`, which is searched literally',
    ),
  /** The ids of the terms; empty if the kind has none. */
  ids: z.array(z.int()),
  /** The name in the requested language. */
  name: z.string(),
  /** The words as they were written. */
  words: z.string(),
  /** The search without these words. */
  without: z.string(),
})
export type ReadPart = z.output<typeof readPart>

/** How the words of a search were read; all empty without words, with `as_written`, and if nothing could be read. */
export const parsedQueryFields = {
  read_as: z.array(readPart),
  /** Unknown words, each with the one that was searched instead. */
  mended: z.array(z.object({ written: z.string(), meant: z.string() })),
  /** Words that were dropped because nothing matches all of them. */
  left_out: z.array(z.string()),
}
const summary = z.object(parsedQueryFields)
export type ParsedQuerySummary = z.output<typeof summary>

/** The parameter beside `search_query` that searches the words exactly as written. */
export const asWritten = optionalField(flag).describe(
  'Searches literally: without filters, synonyms or spelling corrections from the words',
)

/** The filters of every list with a text search. */
export const sharedFilters = z.object({
  // PostgreSQL text can't contain NUL.
  search_query: optionalField(
    z
      .string()
      .overwrite((words) => words.replaceAll('\0', ' '))
      .trim()
      .max(MAX_SEARCH_LENGTH),
  ),
  as_written: asWritten,
  age_group: optionalField(repeatable(id)),
  skill: optionalField(repeatable(id)),
  tag: optionalField(repeatable(id)),
})
