/** What the pages must know of certificates without zod. */

/** What was certified: being at an event, a finished program, or taking part in an awareness program. */
export const CERTIFICATE_KINDS = ['event', 'program', 'participation'] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

/** The PDF of a certificate of participation, for whoever holds its code. */
export const participationAddress = (code: string) => `/program/certificate/?code=${code}`
