import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { optionalField, textLanguage } from '#contract/wire.ts'

/** Replies with a file, not JSON: it has its own route, and is opened by a link. */
const participationFile = endpoint({
  method: 'GET',
  path: '/program/certificate/',
  summary: 'Returns a certificate of participation as a PDF, by its code; needs no account',
  query: z.object({ code: z.string().max(100), language: optionalField(textLanguage) }),
  reply: z.any().describe('application/pdf'),
  errors: ['CertificateNotFound', 'CertificateRevoked', 'CertificateUnprintable'],
})

export const participationContract = { participationFile }
