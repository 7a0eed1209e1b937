import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'
import { MOST_BLOCKED } from '../creators.contract.ts'

export const OwnSelfNotFollowed = namedError(
  'OwnSelfNotFollowed',
  422,
  () => m.error_own_self_not_followed(),
  'id',
)
export const OwnSelfNotBlocked = namedError(
  'OwnSelfNotBlocked',
  422,
  () => m.error_own_self_not_blocked(),
  'id',
)
export const TooManyBlocked = namedError('TooManyBlocked', 422, () =>
  m.error_too_many_blocked({ most: MOST_BLOCKED }),
)
