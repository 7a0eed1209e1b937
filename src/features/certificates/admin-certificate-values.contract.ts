/** What the organisers' pages must know of certificates without zod. */

/** `replaced`: another one stands in its place. */
export const CERTIFICATE_STATES = ['valid', 'revoked', 'replaced'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

export const CERTIFICATE_SORTS = ['newest', 'name'] as const
export type CertificateSort = (typeof CERTIFICATE_SORTS)[number]

/** As long as the paper can hold. */
export const MOST_HOLDER_LETTERS = 300
export const MOST_REASON_LETTERS = 500
