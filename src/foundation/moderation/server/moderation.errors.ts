import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'
import { MOST_WATCHED_WORDS } from '../admin-moderation.contract.ts'

export const ReportedThingNotFound = namedError('ReportedThingNotFound', 404, () =>
  m.error_reported_thing_not_found(),
)
/** People have reported it since the moderator read the reports. */
export const ReportsChanged = namedError('ReportsChanged', 409, () => m.error_reports_changed())
/** Nothing is under review there, or it has been decided. */
export const ThingUnderReviewNotFound = namedError('HeldThingNotFound', 404, () => m.error_not_under_review())
/** Its author has changed it since the moderator read it. */
export const ThingUnderReviewChanged = namedError('HeldThingChanged', 409, () =>
  m.error_under_review_changed(),
)
export const WordNotAllowed = namedError('WordNotAllowed', 422, (word: string) =>
  m.error_word_not_allowed({ word }),
)
export const WatchedWordNotFound = namedError('WatchedWordNotFound', 404, () =>
  m.error_watched_word_not_found(),
)
export const NoWatchedWords = namedError('NoWatchedWords', 422, () => m.error_no_watched_words(), 'words')
export const TooManyWatchedWords = namedError(
  'TooManyWatchedWords',
  422,
  () => m.error_too_many_watched_words({ most: MOST_WATCHED_WORDS }),
  'words',
)
