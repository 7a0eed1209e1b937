import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** Another window has saved the profile since the form was opened. */
export const ProfileChangedMeanwhile = namedError('ProfileChangedMeanwhile', 409, () =>
  m.error_profile_changed_meanwhile(),
)
