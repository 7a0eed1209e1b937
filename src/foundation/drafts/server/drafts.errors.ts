import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** The draft that this one continues has changed or is gone. */
export const DraftIsNewer = namedError('DraftIsNewer', 409, () => m.draft_is_newer())
/** One person's drafts are too many or too large. */
export const TooManyDrafts = namedError('TooManyDrafts', 429, () => m.error_too_many_drafts())
