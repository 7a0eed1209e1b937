import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

/** The same person already runs a campaign for this program in this organisation's name. */
export const OrganisationNameTaken = namedError(
  'OrganisationNameTaken',
  409,
  () => m.error_organisation_name_taken(),
  'organisation_name',
)
/** Another window saved the page after the form was opened. */
export const LandingPageChangedMeanwhile = namedError('LandingPageChangedMeanwhile', 409, () =>
  m.error_landing_page_changed_meanwhile(),
)
/** One person can only run so many organisations' campaigns, across all programs. */
export const TooManyOrganisations = namedError('TooManyOrganisations', 409, (most: number) =>
  m.error_too_many_organisations({ most }),
)
