import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const PersonNotFound = namedError('PersonNotFound', 404, () => m.error_person_not_found())
export const OwnSelfNotFollowed = namedError(
  'OwnSelfNotFollowed',
  422,
  () => m.error_own_self_not_followed(),
  'id',
)
