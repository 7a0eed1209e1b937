import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalText, requiredLongText } from '#contract/fields.ts'
import {
  flag,
  id,
  length,
  listOf,
  messageReply,
  optionalField,
  page,
  type Sorts,
  sortFields,
  success,
  textLanguage,
} from '#contract/wire.ts'

/** `replaced`: a newer certificate replaces it. */
export const CERTIFICATE_STATES = ['valid', 'revoked', 'replaced'] as const
export type CertificateState = (typeof CERTIFICATE_STATES)[number]

export const CERTIFICATE_SORTS = { newest: 'descending', name: 'ascending' } as const satisfies Sorts
export type CertificateSort = keyof typeof CERTIFICATE_SORTS

/** The most characters of a name that fit on the paper. */
export const MOST_HOLDER_LETTERS = 300
export const MOST_REASON_LETTERS = 500

export const adminCertificate = z.object({
  id: z.int(),
  /** The code in groups of five, at the end of the check page's address. */
  code: z.string(),
  number: z.string(),
  holder_name: z.string(),
  /** The account's email; empty for a former member. */
  email: z.string(),
  state: z.enum(CERTIFICATE_STATES),
  /** Why it was revoked; empty if it wasn't, or was replaced. */
  reason: z.string(),
  /** ISO 8601 in UTC, like the next fields. */
  issued_at: z.string(),
  mailed_at: z.string().nullable(),
  revoked_at: z.string().nullable(),
})
export type AdminCertificate = z.output<typeof adminCertificate>

/** Filters of the list, and of its CSV file. */
export const adminCertificateFilters = z.object({
  search_query: optionalField(optionalText(200)),
  state: optionalField(z.enum(CERTIFICATE_STATES)),
  ...sortFields(CERTIFICATE_SORTS),
})
export type AdminCertificateFilters = z.output<typeof adminCertificateFilters>

const rule = z.object({
  has_certificate: z.boolean(),
  needs_review: z.boolean(),
  /** Percent of the minutes, or of the recording. */
  attendance_share: z.int(),
  minutes: z.int(),
})

const certifiedEvent = rule.extend({
  title: z.string(),
  /** Whether certificates can be issued now: the event offers them and isn't a draft. */
  is_open: z.boolean(),
})
export type CertifyingEvent = z.output<typeof certifiedEvent>

export const uncertifiedPerson = z.object({
  user_id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Whether our fonts have all characters of the name; a certificate can't be issued otherwise. */
  is_printable: z.boolean(),
})
export type UncertifiedPerson = z.output<typeof uncertifiedPerson>

const errors = ['NotSignedIn', 'NotAllowed', 'EventNotFound'] as const
const ofOne = [...errors, 'CertificateNotFound', 'ProgramNotFound'] as const
const pages = { page: optionalField(page), length: optionalField(length) }

export const adminCertificatesContract = {
  listCertificates: endpoint({
    method: 'POST',
    path: '/v2/admin/certificate/list/',
    summary: 'Lists the certificates of an event, with the rule for issuing them',
    body: adminCertificateFilters.extend({ id, ...pages }),
    reply: listOf(adminCertificate).extend({ event: certifiedEvent }),
    errors,
  }),
  listUncertified: endpoint({
    method: 'POST',
    path: '/v2/admin/certificate/missing/list/',
    summary: 'Lists people who qualify for a certificate of an event and do not have one',
    body: z.object({ id, ...pages }),
    reply: listOf(uncertifiedPerson).extend({
      /** People who attended but haven't reviewed the event, if it requires a review. */
      unreviewed: z.int(),
    }),
    errors,
  }),
  getAdminCertificate: endpoint({
    method: 'GET',
    path: '/v2/admin/certificate/details/',
    summary: 'Returns a certificate as organisers see it',
    query: z.object({ id }),
    reply: success(
      adminCertificate.extend({
        /** The event of the certificate; null for a program's. */
        event_id: z.int().nullable(),
        program_id: z.int().nullable(),
        title: z.string(),
        text_language: textLanguage,
      }),
    ),
    errors: ofOne,
  }),
  issueMissing: endpoint({
    method: 'POST',
    path: '/v2/admin/certificate/issue/all/',
    summary: 'Queues the certificates of everyone who qualifies; they are issued one by one after the reply',
    body: z.object({ id, wants_mail: flag }),
    reply: success(z.object({ message: z.string(), count: z.int() })),
    errors: [...errors, 'NoCertificate', 'NobodyToCertify', 'CertificateUnprintable'],
  }),
  issueToPerson: endpoint({
    method: 'POST',
    path: '/v2/admin/certificate/issue/',
    summary: 'Issues a certificate to one person who qualifies for it',
    body: z.object({ id, user_id: id }),
    reply: success(z.object({ message: z.string(), id: z.int() })),
    errors: [...errors, 'NoCertificate', 'NotEntitled', 'CertificateRevoked', 'CertificateUnprintable'],
  }),
  reissueCertificate: endpoint({
    method: 'POST',
    path: '/v2/admin/certificate/reissue/',
    summary: 'Reissues a certificate, for example with a corrected name',
    body: z.object({
      id,
      holder_name: optionalText(MOST_HOLDER_LETTERS).describe('Empty: the current name of the account'),
    }),
    reply: success(z.object({ message: z.string(), id: z.int() })),
    changesPages: true,
    errors: [...ofOne, 'CertificateReplaced', 'CertificateUnprintable'],
  }),
  revokeCertificate: endpoint({
    method: 'POST',
    path: '/v2/admin/certificate/revoke/',
    summary: 'Revokes a certificate; its verification page then says so',
    body: z.object({
      id,
      reason: requiredLongText(MOST_REASON_LETTERS).describe('Seen only by organisers'),
    }),
    reply: messageReply,
    changesPages: true,
    errors: [...ofOne, 'CertificateReplaced'],
  }),
  setCertificateRule: endpoint({
    method: 'POST',
    path: '/v2/admin/certificate/rule/',
    summary: 'Sets whether an event requires a review before its certificate',
    body: z.object({ id, needs_review: flag }),
    reply: messageReply,
    errors,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminCertificatesContract> {}
}
