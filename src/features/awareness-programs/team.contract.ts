import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { id, messageReply, success } from '#contract/wire.ts'

const errors = ['NotSignedIn', 'CampaignNotFound'] as const

/** Calls about the promoters of an organisation's campaign, whatever its status, for its owner. */
export const teamContract = {
  removePromoter: endpoint({
    method: 'POST',
    path: '/program/org/campaign/promoter/remove/',
    summary:
      "Takes a promoter's campaign out of my organisation's: it goes on as their own, and its completions go with it",
    body: z.object({ id, promoter: id.describe('The campaign that is part of it') }),
    reply: messageReply,
    errors,
    changesPages: true,
  }),
  renewJoinCode: endpoint({
    method: 'POST',
    path: '/program/org/campaign/join-code/',
    summary:
      "Makes a new link that promoters join my organisation's campaign by; the one before works no longer",
    body: z.object({ id }),
    reply: success(z.object({ message: z.string(), join_code: z.string() })),
    errors,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof teamContract> {}
}
