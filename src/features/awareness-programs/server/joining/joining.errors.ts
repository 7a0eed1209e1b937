import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/**
 * Refuses a code that is not there, is of another program, or of an organisation whose campaign has ended or is
 * suspended.
 */
export const JoinCodeNotFound = namedError(
  'JoinCodeNotFound',
  404,
  () => m.error_join_code_not_found(),
  'join_code',
)
/** Refuses a second organisation: one campaign counts for one. */
export const AlreadyInOrganisation = namedError(
  'AlreadyInOrganisation',
  409,
  (organisation: string) => m.error_already_in_organisation({ organisation }),
  'join_code',
)
