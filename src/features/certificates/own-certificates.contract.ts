import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { id, length, listOf, optionalField, page } from '#contract/wire.ts'
import { checkedCertificate } from './certificates.contract.ts'

export const ownCertificate = checkedCertificate.extend({
  id: z.int(),
  /** The event; null once it is deleted, while the certificate stays. */
  event: z.object({ id: z.int(), type: z.object({ key: z.string(), name: z.string() }) }).nullable(),
  /** The program, if it isn't an event's certificate; null once the program is deleted. */
  program: z.object({ id: z.int(), title: z.string() }).nullable(),
  /** A newer certificate replaces this one, which counts as revoked. */
  is_replaced: z.boolean(),
  /** Whether its PDF is available, as a download or by email. */
  can: z.object({ download: z.boolean() }),
})
export type OwnCertificate = z.output<typeof ownCertificate>

export const ownCertificatesContract = {
  listOwnCertificates: endpoint({
    method: 'POST',
    path: '/v2/event/certificate/own/list/',
    summary: "Lists the current user's certificates, newest first",
    bodyKinds: FORM_DATA,
    body: z.object({
      page: optionalField(page),
      length: optionalField(length),
      after: optionalField(id).describe('ID of the last item already shown; replaces `page`'),
    }),
    reply: listOf(ownCertificate).extend({
      awaiting_review: z
        .array(z.int())
        .describe('IDs of events that the person took part in, and that certify only after their review'),
    }),
    errors: ['NotSignedIn', 'CursorNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof ownCertificatesContract> {}
}
