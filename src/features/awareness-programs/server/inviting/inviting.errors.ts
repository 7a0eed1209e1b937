import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const NoAddresses = namedError('NoAddresses', 422, () => m.error_no_addresses(), 'addresses')
export const ListTooLong = namedError(
  'ListTooLong',
  422,
  (most: number) => m.error_invitation_list_too_long({ most }),
  'upload_id',
)
/** Every address of the list is invalid, was invited before, or has unsubscribed. */
export const NobodyToInvite = namedError('NobodyToInvite', 422, () => m.error_nobody_to_invite(), 'addresses')
/** More invitations than one person may send in 24 hours, across all their campaigns. */
export const InvitationsUsedUp = namedError('InvitationsUsedUp', 429, (most: number) =>
  m.error_invitations_used_up({ most }),
)
/** Emails name the person who invites; that name is chosen on the landing page. */
export const LandingPageFirst = namedError('LandingPageFirst', 409, () => m.error_landing_page_first())
export const InvitationNotFound = namedError('InvitationNotFound', 404, () => m.error_invitation_not_found())
export const NobodyToRemind = namedError('NobodyToRemind', 409, () => m.error_nobody_to_remind())
export const StopLinkNotValid = namedError('StopLinkNotValid', 404, () =>
  m.error_invitation_unsubscribe_link(),
)
