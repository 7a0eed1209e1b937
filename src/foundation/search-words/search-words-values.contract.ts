/** What pages must know of search words without zod. */

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
] as const
export type ReadKind = (typeof READ_KINDS)[number]
