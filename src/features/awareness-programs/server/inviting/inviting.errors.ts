import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const NoAddresses = namedError('NoAddresses', 422, () => m.error_no_addresses(), 'addresses')
export const ListTooLong = namedError(
  'ListTooLong',
  422,
  (most: number) => m.error_invitation_list_too_long({ most }),
  'upload_id',
)
/** Each address of the list is broken, was invited before, or wants no invitations. */
export const NobodyToInvite = namedError('NobodyToInvite', 422, () => m.error_nobody_to_invite(), 'addresses')
/** Refuses invitations beyond what one person may send in 24 hours, over all their campaigns. */
export const InvitationsUsedUp = namedError('InvitationsUsedUp', 429, (most: number) =>
  m.error_invitations_used_up({ most }),
)
/** A mail says who invites: that name is chosen with the landing page. */
export const LandingPageFirst = namedError('LandingPageFirst', 409, () => m.error_landing_page_first())
export const InvitationNotFound = namedError('InvitationNotFound', 404, () => m.error_invitation_not_found())
export const NobodyToRemind = namedError('NobodyToRemind', 409, () => m.error_nobody_to_remind())
export const StopLinkNotValid = namedError('StopLinkNotValid', 404, () =>
  m.error_invitation_unsubscribe_link(),
)
