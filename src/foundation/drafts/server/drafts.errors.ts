import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** The draft that this one went on from is another by now, or there is none any more. */
export const DraftIsNewer = namedError('DraftIsNewer', 409, () => m.draft_is_newer())
/** Refuses a draft beyond what one person may have, in number or in letters. */
export const TooManyDrafts = namedError('TooManyDrafts', 429, () => m.error_too_many_drafts())
