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
  summary: "The person's own certificate of a program as a PDF; issued when it is first asked for",
  query: z.object({ id, language: optionalField(textLanguage) }),
  reply: z.any().describe('application/pdf'),
  errors: refusals,
})

const calls = {
  mailProgramCertificate: endpoint({
    method: 'GET',
    path: '/v2/event/course/certificate/email/',
    summary:
      "Mails the person's own certificate of a program to their registered address, once in ten minutes",
    query: z.object({ id }),
    reply: messageReply,
    errors: [...refusals, 'CertificateMailed'],
  }),
}

export const programCertificatesContract = { programCertificateFile, ...calls }

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof calls> {}
}
