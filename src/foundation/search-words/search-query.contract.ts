import { z } from 'zod'
import { flag, id, optionalField, repeatable } from '#contract/wire.ts'
import { MAX_SEARCH_LENGTH } from '#foundation/catalogue/list-search.contract.ts'

export type { WrittenLanguage as SearchWordLanguage } from '#contract/written-languages.ts'

export const MOST_SEARCH_WORD_LETTERS = 60
/** Words that mean the same. */
export const MOST_WORDS_IN_GROUP = 40
export const FEWEST_WORDS_IN_GROUP = 2
export const MOST_SEARCH_WORD_GROUPS = 1_000
/** Letters of what is filled in for one language, with the line breaks. */
export const MOST_PASTED_SEARCH_WORDS = MOST_WORDS_IN_GROUP * (MOST_SEARCH_WORD_LETTERS + 2)

/** What words of a search can be read as. */
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
      'What the words stand for: a term of a list, the ages, languages or access asked for, `words` that mean the same, or `text` that is searched as it stands beside these',
    ),
  /** The ids of the terms; empty where the kind has none. */
  ids: z.array(z.int()),
  /** The name in the language asked for. */
  name: z.string(),
  /** The words as they were written. */
  words: z.string(),
  /** The search without these words. */
  without: z.string(),
})
export type ReadPart = z.output<typeof readPart>

/**
 * How the words of a search were read; all empty without words, with `as_written`, and where nothing was to be read.
 */
export const parsedQueryFields = {
  read_as: z.array(readPart),
  /** Words that nothing has, each with the one that was searched in its place. */
  mended: z.array(z.object({ written: z.string(), meant: z.string() })),
  /** Nothing has all that was asked for: these words were given up so that something is found. */
  left_out: z.array(z.string()),
}
const summary = z.object(parsedQueryFields)
export type ParsedQuerySummary = z.output<typeof summary>

/** The query value beside `search_query` that searches to the letter. */
export const asWritten = optionalField(flag).describe(
  'Searches the words to the letter: nothing is read as a filter, no synonym is added, no spelling corrected',
)

/** What narrows every list that is searched by words. */
export const sharedFilters = z.object({
  // PostgreSQL text holds no NUL.
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
