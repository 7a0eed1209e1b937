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
      "Removes a promoter's campaign from the current user's organisation; it continues on its own and keeps its completions",
    body: z.object({ id, promoter: id.describe("ID of the promoter's campaign") }),
    reply: messageReply,
    errors,
    changesPages: true,
  }),
  renewJoinCode: endpoint({
    method: 'POST',
    path: '/program/org/campaign/join-code/',
    summary:
      "Creates a new link for promoters to join an organisation's campaign; the previous link stops working",
    body: z.object({ id }),
    reply: success(z.object({ message: z.string(), join_code: z.string() })),
    errors,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof teamContract> {}
}
