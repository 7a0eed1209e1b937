import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { flag, messageReply, success } from '#contract/wire.ts'

const ownConsent = z.object({
  /** Whether anything would be shared at all: without the operator's key, nothing is sent whatever the answer. */
  is_offered: z.boolean(),
  /** The choice that applies to this person in this browser; null if there is none yet. */
  is_given: z.boolean().nullable(),
})
export type OwnConsent = z.output<typeof ownConsent>

/** Calls that read and set the consent to share analytics events with Amplitude. */
export const consentContract = {
  getConsent: endpoint({
    method: 'GET',
    path: '/user/consent/',
    summary: 'Returns whether the person has agreed, in this browser, to sharing analytics events',
    reply: success(ownConsent),
  }),
  setConsent: endpoint({
    method: 'POST',
    path: '/user/consent/',
    summary:
      'Gives or withdraws consent to sharing analytics events; stored in a cookie and with the account',
    bodyKinds: FORM_DATA,
    body: z.object({ is_given: flag }),
    reply: messageReply,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof consentContract> {}
}
