import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'
import {
  MOST_SEARCH_WORD_GROUPS,
  MOST_SEARCH_WORD_LETTERS,
  MOST_WORDS_IN_GROUP,
} from '../../search-query.contract.ts'

export const NoSuchWordGroup = namedError('NoSuchWordGroup', 404, () => m.error_search_words_no_group())
/** Someone else changed, removed or restored the group since the form was opened. */
export const WordGroupChangedMeanwhile = namedError('WordGroupChangedMeanwhile', 409, () =>
  m.error_search_words_changed_meanwhile(),
)
/** The word, or a similar spelling of it, is in another group. */
export const SearchWordTaken = namedError(
  'SearchWordTaken',
  409,
  ({ word, others }: { word: string; others: string }) => m.error_search_words_taken({ word, others }),
  'words_en',
)
export const WordGroupTooSmall = namedError(
  'WordGroupTooSmall',
  422,
  () => m.error_search_words_too_few(),
  'words_en',
)
export const WordGroupTooLarge = namedError(
  'WordGroupTooLarge',
  422,
  () => m.error_search_words_too_many({ most: MOST_WORDS_IN_GROUP }),
  'words_en',
)
export const SearchWordTooLong = namedError(
  'SearchWordTooLong',
  422,
  (word: string) => m.error_search_words_too_long({ word, most: MOST_SEARCH_WORD_LETTERS }),
  'words_en',
)
export const TooManyWordGroups = namedError('TooManyWordGroups', 409, () =>
  m.error_search_words_too_many_groups({ most: MOST_SEARCH_WORD_GROUPS }),
)
