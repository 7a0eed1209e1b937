import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const CursorNotFound = namedError('CursorNotFound', 422, () => m.error_cursor_not_found(), 'after')
/** Forged, altered, or of somebody who is no longer here. */
export const UnsubscribeLinkNotValid = namedError('UnsubscribeLinkNotValid', 404, () =>
  m.error_unsubscribe_link(),
)
