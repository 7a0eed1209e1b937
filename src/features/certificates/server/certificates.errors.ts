import { m } from '#messages/messages.js'
import { namedError } from '#platform/errors/named-error.ts'

export const EventNotFound = namedError('EventNotFound', 404, () => m.error_event_not_found())
export const CertificateNotFound = namedError('CertificateNotFound', 404, () =>
  m.error_certificate_not_found(),
)
/** The event gives none. */
export const NoCertificate = namedError('NoCertificate', 409, () => m.error_no_certificate())
/** The event's share of minutes was not reached. */
export const NotAttended = namedError('NotAttended', 403, () => m.error_not_attended())
/** Refuses a certificate while something of the program is left to do. */
export const ProgramNotFinished = namedError('ProgramNotFinished', 403, () => m.error_program_not_finished())
export const ReviewFirst = namedError('ReviewFirst', 403, () => m.error_review_first())
/** Taken back by the organisers: only they can issue another. */
export const CertificateRevoked = namedError('CertificateRevoked', 409, () => m.error_certificate_revoked())
/** Refuses a name or title with letters that no font of ours holds: paper would have boxes in their place. */
export const CertificateUnprintable = namedError('CertificateUnprintable', 409, () =>
  m.error_certificate_unprintable(),
)
/** Taken back or replaced: nothing that is signed says otherwise. */
export const BadgeRevoked = namedError('BadgeRevoked', 410, () => m.error_badge_revoked())
/** The same refusal for organisers, who can issue another certificate from its page. */
export const RevokedByOrganisers = namedError('CertificateRevoked', 409, () =>
  m.admin_error_certificate_revoked(),
)
/** Refuses to mail a certificate again within ten minutes. */
export const CertificateMailed = namedError('CertificateMailed', 429, () =>
  m.error_certificate_just_emailed(),
)
/** Nobody is entitled to one who has none. */
export const NobodyToCertify = namedError('NobodyToCertify', 409, () => m.error_nobody_to_certify())
/** Refuses organisers who chose from a list that has changed since, whatever the reason. */
export const NotEntitled = namedError('NotEntitled', 409, () => m.error_not_entitled())
/** Another one stands in its place, so there is nothing to replace. */
export const CertificateReplaced = namedError('CertificateReplaced', 409, () =>
  m.error_certificate_replaced(),
)
