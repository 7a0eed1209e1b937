import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { alsoNamed, flag, id, optionalField, success } from '#contract/wire.ts'
import { SHARE_CHANNELS } from './resource-card.contract.ts'

const resource = id.describe('ID of the resource; also accepted as `resource_id`')
const resourceId = { field: 'id', as: 'resource_id' }

/** The wanted state. Without it the call toggles, so only with it is the call safe to repeat. */
const wish = (what: string) => optionalField(flag).describe(`${what}; not given: toggles`)

export const resourceDoingContract = {
  likeResource: endpoint({
    method: 'POST',
    path: '/v2/resource/like/',
    mayWait: true,
    summary: 'Likes a resource, or removes the like',
    bodyKinds: FORM_DATA,
    body: alsoNamed(
      z.object({ id: resource, is_liked: wish('Desired state, which makes the call safe to repeat') }),
      resourceId,
    ),
    reply: success(z.object({ message: z.string(), is_liked: z.boolean(), likes_count: z.int() })),
    errors: ['NotSignedIn', 'ResourceNotFound'],
  }),
  bookmarkResource: endpoint({
    method: 'POST',
    path: '/v2/resource/bookmark/',
    mayWait: true,
    summary: 'Bookmarks a resource, or removes the bookmark',
    bodyKinds: FORM_DATA,
    body: alsoNamed(
      z.object({ id: resource, is_bookmarked: wish('Desired state, which makes the call safe to repeat') }),
      resourceId,
    ),
    reply: success(z.object({ message: z.string(), is_bookmarked: z.boolean(), bookmarks_count: z.int() })),
    errors: ['NotSignedIn', 'ResourceNotFound'],
  }),
  shareResource: endpoint({
    method: 'POST',
    path: '/v2/resource/share/',
    summary: 'Counts a completed share; open to visitors',
    bodyKinds: FORM_DATA,
    body: alsoNamed(
      z.object({
        id: resource,
        channel: optionalField(z.enum(SHARE_CHANNELS)).describe('Channel of the share; not given: unknown'),
      }),
      resourceId,
    ),
    reply: success(z.object({ shares_count: z.int() })),
    errors: ['ResourceNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof resourceDoingContract> {}
}
