import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalField, success, textLanguage } from '#contract/wire.ts'

/** A part of the address, which can contain anything: invalid input is treated like "none found". */
const segment = z.string().max(1_000).catch('').default('')

export const counsellingCertificate = z.object({
  /** The end of the address that the product hands out; it contains no name. */
  code: z.string(),
  holder_name: z.string(),
  topic: z.string(),
  speaker_name: z.string(),
  minutes: z.int(),
  /** ISO 8601 date. */
  held_on: z.string(),
})
export type CounsellingCertificate = z.output<typeof counsellingCertificate>

export const counsellingSession = z.object({
  id: z.string(),
  topic: z.string(),
  speaker_name: z.string(),
  /** ISO 8601 */
  start_date_time: z.string(),
})
export type CounsellingSession = z.output<typeof counsellingSession>

/** Replies with a file, not JSON: it has its own route, and is opened by a link. */
export const counsellingFile = endpoint({
  method: 'GET',
  path: '/v2/counselling/certificate/',
  summary: 'Returns a group counselling certificate as a PDF, by the code of its record',
  query: z.object({ code: z.string().max(100), language: optionalField(textLanguage) }),
  reply: z.any().describe('application/pdf'),
  errors: ['CertificateNotFound'],
})

const calls = {
  findCounsellingCertificate: endpoint({
    method: 'POST',
    path: '/v2/counselling/certificate/find/',
    summary: 'Finds the certificate for the parts of a web address; null if any part does not match',
    body: z.object({
      topic: segment,
      speaker_id: segment,
      date: segment.describe('YYYY-MM-DD'),
      email: segment.describe('Last part of the web address: an email, or the code of a record'),
    }),
    reply: success(counsellingCertificate.nullable()),
  }),
  listCounsellingSessions: endpoint({
    method: 'GET',
    path: '/v2/counselling/session/list/',
    summary: 'Lists the upcoming sessions of the holder of a scheduling service token',
    reply: success(z.array(counsellingSession)).extend({
      /** False if no scheduling service is configured, or the browser has no token for it. */
      is_offered: z.boolean(),
    }),
    errors: ['SchedulingAway'],
  }),
}

export const counsellingContract = { counsellingFile, ...calls }

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof calls> {}
}
