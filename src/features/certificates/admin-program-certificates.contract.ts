import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { flag, id, length, listOf, messageReply, optionalField, page, textLanguage } from '#contract/wire.ts'
import { adminCertificate, adminCertificateFilters } from './admin-certificates.contract.ts'

const errors = ['NotSignedIn', 'NotAllowed', 'ProgramNotFound'] as const

/** Replies with a file, not JSON: it has its own route, and is opened by a link. */
export const programCertificateLook = endpoint({
  method: 'GET',
  path: '/v2/admin/certificate/program/preview/',
  summary: "Returns a sample of a program's certificate with an invented name, as a PDF",
  query: z.object({ id: id.describe('ID of the program'), language: optionalField(textLanguage) }),
  reply: z.any().describe('application/pdf'),
  errors: [...errors, 'CertificateUnprintable'],
})

const calls = {
  listProgramCertificates: endpoint({
    method: 'POST',
    path: '/v2/admin/certificate/program/list/',
    summary: 'Lists the certificates of a program',
    body: adminCertificateFilters.extend({
      id: id.describe('ID of the program'),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(adminCertificate).extend({
      program: z.object({
        id: z.int(),
        title: z.string(),
        /** Whether certificates can be issued: the program isn't a draft. */
        is_open: z.boolean(),
      }),
    }),
    errors,
  }),
  issueForProgram: endpoint({
    method: 'POST',
    path: '/v2/admin/certificate/program/issue/',
    summary:
      'Queues certificates for all participants who completed the program; they are issued after the reply',
    body: z.object({ id: id.describe('ID of the program'), wants_mail: flag }),
    reply: messageReply,
    errors: [...errors, 'ProgramIsDraft'],
  }),
}

export const adminProgramCertificatesContract = { programCertificateLook, ...calls }

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof calls> {}
}
