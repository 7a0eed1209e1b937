import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** Refuses a second campaign of one organisation by the same person for the same program. */
export const OrganisationNameTaken = namedError(
  'OrganisationNameTaken',
  409,
  () => m.error_organisation_name_taken(),
  'organisation_name',
)
/** One person runs so many for others, over all programs. */
export const TooManyOrganisations = namedError('TooManyOrganisations', 409, (most: number) =>
  m.error_too_many_organisations({ most }),
)
