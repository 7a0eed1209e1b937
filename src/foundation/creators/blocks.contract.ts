import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { flag, id, optionalField, success } from '#contract/wire.ts'

export const blockedPerson = z.object({
  id: z.int(),
  /** 'Meera N.' if the person has no public page. */
  name: z.string(),
  /** ISO 8601 in UTC. */
  blocked_at: z.string(),
})
export type BlockedPerson = z.output<typeof blockedPerson>

export const blocksContract = {
  blockPerson: endpoint({
    method: 'POST',
    path: '/v2/user/block/',
    summary:
      'Blocks or unblocks a person; blocking ends follows in both directions and hides the person from lists',
    bodyKinds: FORM_DATA,
    body: z.object({
      id: id.describe('ID of the person'),
      is_blocked: optionalField(flag).describe('Default true'),
    }),
    reply: success(z.object({ message: z.string(), is_blocked: z.boolean() })),
    errors: ['NotSignedIn', 'PersonNotFound', 'OwnSelfNotBlocked', 'TooManyBlocked'],
  }),
  listBlocked: endpoint({
    method: 'GET',
    path: '/v2/user/block/list/',
    summary: 'Lists people that the current user blocked, newest first',
    reply: success(z.array(blockedPerson)),
    errors: ['NotSignedIn'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof blocksContract> {}
}
