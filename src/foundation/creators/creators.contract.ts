import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { flag, id, optionalField, success } from '#contract/wire.ts'

export const creatorsContract = {
  followUser: endpoint({
    method: 'POST',
    path: '/v2/user/follow/',
    summary: 'Follows a person, or no longer',
    bodyKinds: FORM_DATA,
    body: z.object({
      id: id.describe('Of the person'),
      is_followed: optionalField(flag).describe(
        'Whether they are to be followed; not given: the opposite of what is',
      ),
    }),
    reply: success(z.object({ message: z.string(), is_followed: z.boolean(), followers: z.int() })),
    errors: ['NotSignedIn', 'PersonNotFound', 'OwnSelfNotFollowed'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof creatorsContract> {}
}
