import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** The link in an email isn't ours, was altered, or is older than seven days. */
export const ConfirmationNotFound = namedError('ConfirmationNotFound', 404, () =>
  m.error_confirmation_not_found(),
)
