import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, messageReply, optionalField, success, textLanguage } from '#contract/wire.ts'

/** What is certified: attending an event, finishing a program, or taking part in an awareness program. */
export const CERTIFICATE_KINDS = ['event', 'program', 'participation'] as const
export type CertificateKind = (typeof CERTIFICATE_KINDS)[number]

/** The PDF of a participation certificate, for anyone with its code. */
export const participationAddress = (code: string) => `/program/certificate/?code=${code}`

const certifiedModule = z.object({
  title: z.string(),
  text_language: textLanguage,
  minutes: z.int(),
  /** ISO 8601 date; null if unknown. */
  done_on: z.string().nullable(),
})
export type CheckedModule = z.output<typeof certifiedModule>

/** What anyone with the code may know: what was certified, and whether it is still valid. */
export const checkedCertificate = z.object({
  kind: z.enum(CERTIFICATE_KINDS),
  /** The code in groups of five, as printed. */
  code: z.string(),
  number: z.string(),
  holder_name: z.string(),
  title: z.string(),
  text_language: textLanguage,
  /** 0 if no length is stated. */
  minutes: z.int(),
  /** The modules of a program's certificate, in order; null for an event's. */
  modules: z.array(certifiedModule).nullable(),
  /**
   * ISO 8601 date in the event's own zone; for a program, the day it was finished. Without a zone of its own, in the
   * home zone.
   */
  held_on: z.string(),
  /** ISO 8601 in UTC, like the next field. */
  issued_at: z.string(),
  revoked_at: z.string().nullable(),
})
export type CheckedCertificate = z.output<typeof checkedCertificate>

const refusals = [
  'NotSignedIn',
  'CrossSiteRequest',
  'EventNotFound',
  'NoCertificate',
  'NotAttended',
  'ReviewFirst',
  'CertificateRevoked',
  'CertificateUnprintable',
] as const

/** Replies with a file, not JSON: it has its own route, and is opened by a link. */
export const certificateFile = endpoint({
  method: 'GET',
  path: '/v2/event/certificate/',
  summary: "Returns the current user's certificate of an event as a PDF; issues it on the first request",
  query: z.object({ id, language: optionalField(textLanguage) }),
  reply: z.any().describe('application/pdf'),
  errors: refusals,
})

const calls = {
  mailCertificate: endpoint({
    method: 'GET',
    path: '/v2/event/certificate/email/',
    summary: 'Emails the current user their certificate; at most once in ten minutes',
    query: z.object({ id }),
    reply: messageReply,
    errors: refusals,
  }),
  checkCertificate: endpoint({
    method: 'GET',
    path: '/v2/event/certificate/check/',
    summary: 'Returns what a certificate certifies, by its code',
    query: z.object({ code: z.string().max(100) }),
    reply: success(checkedCertificate),
    errors: ['CertificateNotFound'],
  }),
}

export const certificatesContract = { certificateFile, ...calls }

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof calls> {}
}
