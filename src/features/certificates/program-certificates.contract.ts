import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, messageReply, optionalField, textLanguage } from '#contract/wire.ts'

const refusals = [
  'NotSignedIn',
  'CrossSiteRequest',
  'ProgramNotFound',
  'ProgramNotFinished',
  'CertificateRevoked',
  'CertificateUnprintable',
] as const

/** Replies with a file, not JSON: it has its own route, and is opened by a link. */
export const programCertificateFile = endpoint({
  method: 'GET',
  path: '/v2/event/course/certificate/',
  summary: "Returns the current user's certificate of a program as a PDF; issues it on the first request",
  query: z.object({ id, language: optionalField(textLanguage) }),
  reply: z.any().describe('application/pdf'),
  errors: refusals,
})

const calls = {
  mailProgramCertificate: endpoint({
    method: 'GET',
    path: '/v2/event/course/certificate/email/',
    summary: 'Emails the current user their certificate of a program; at most once in ten minutes',
    query: z.object({ id }),
    reply: messageReply,
    errors: refusals,
  }),
}

export const programCertificatesContract = { programCertificateFile, ...calls }

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof calls> {}
}
