import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** The link is forged or altered, or belongs to a person who has left. */
export const UnsubscribeLinkNotValid = namedError('UnsubscribeLinkNotValid', 404, () =>
  m.error_unsubscribe_link(),
)
