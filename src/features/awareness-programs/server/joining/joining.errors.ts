import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** The code doesn't exist, is for another program, or its organisation's campaign has ended or is suspended. */
export const JoinCodeNotFound = namedError(
  'JoinCodeNotFound',
  404,
  () => m.error_join_code_not_found(),
  'join_code',
)
/** A campaign can belong to only one organisation. */
export const AlreadyInOrganisation = namedError(
  'AlreadyInOrganisation',
  409,
  (organisation: string) => m.error_already_in_organisation({ organisation }),
  'join_code',
)
