import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { flag, messageReply, success } from '#contract/wire.ts'

const ownConsent = z.object({
  /** Whether anything would be shared at all: without a key of the operator's nothing leaves, whatever was said. */
  is_offered: z.boolean(),
  /** What holds for this person in this browser; null before they said anything. */
  is_given: z.boolean().nullable(),
})
export type OwnConsent = z.output<typeof ownConsent>

/** The calls that ask and answer whether what is counted may be shared with Amplitude. */
export const consentContract = {
  getConsent: endpoint({
    method: 'GET',
    path: '/user/consent/',
    summary: 'Whether this person agreed, in this browser, that what is counted is shared',
    reply: success(ownConsent),
  }),
  setConsent: endpoint({
    method: 'POST',
    path: '/user/consent/',
    summary: 'Agrees to share what is counted, or takes it back; kept in a cookie, and with the account',
    bodyKinds: FORM_DATA,
    body: z.object({ is_given: flag }),
    reply: messageReply,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof consentContract> {}
}
