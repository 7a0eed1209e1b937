import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** Forged, altered, or of somebody who is no longer here. */
export const UnsubscribeLinkNotValid = namedError('UnsubscribeLinkNotValid', 404, () =>
  m.error_unsubscribe_link(),
)
