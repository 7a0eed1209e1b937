import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** The link of a mail is not ours, was altered, or is older than its seven days. */
export const ConfirmationNotFound = namedError('ConfirmationNotFound', 404, () =>
  m.error_confirmation_not_found(),
)
