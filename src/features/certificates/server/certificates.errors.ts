import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const CertificateNotFound = namedError('CertificateNotFound', 404, () =>
  m.error_certificate_not_found(),
)
/** The event doesn't offer any. */
export const NoCertificate = namedError('NoCertificate', 409, () => m.error_no_certificate())
/** The event's minimum attendance wasn't reached. */
export const NotAttended = namedError('NotAttended', 403, () => m.error_not_attended())
/** Something in the program is still to be done. */
export const ProgramNotFinished = namedError('ProgramNotFinished', 403, () => m.error_program_not_finished())
export const ReviewFirst = namedError('ReviewFirst', 403, () => m.error_review_first())
/** Revoked by the organisers: only they can issue another. */
export const CertificateRevoked = namedError('CertificateRevoked', 409, () => m.error_certificate_revoked())
/** The name or title has characters that none of our fonts has; they would be printed as boxes. */
export const CertificateUnprintable = namedError('CertificateUnprintable', 409, () =>
  m.error_certificate_unprintable(),
)
/** Revoked or replaced: it must not be served as a signed badge any more. */
export const BadgeRevoked = namedError('BadgeRevoked', 410, () => m.error_badge_revoked())
/** The same error for organisers, who can reissue the certificate on its page. */
export const RevokedByOrganisers = namedError('CertificateRevoked', 409, () =>
  m.admin_error_certificate_revoked(),
)
/** Everyone who is entitled already has one. */
export const NobodyToCertify = namedError('NobodyToCertify', 409, () => m.error_nobody_to_certify())
/** The list that the organiser chose from has changed since, for whatever reason. */
export const NotEntitled = namedError('NotEntitled', 409, () => m.error_not_entitled())
/** It is already replaced by another, which organisers find in the list. */
export const CertificateReplaced = namedError('CertificateReplaced', 409, () =>
  m.error_certificate_replaced(),
)
