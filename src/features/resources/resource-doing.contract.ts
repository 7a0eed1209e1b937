import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import { flag, id, optionalField, success } from '#contract/wire.ts'
import { SHARE_CHANNELS } from './resource-values.contract.ts'

/** Without the wish, the call turns what is to its opposite; with it, it can be repeated. */
const wish = (what: string) => optionalField(flag).describe(`${what}; not given: the opposite of what is`)

export const resourceDoingContract = {
  likeResource: endpoint({
    method: 'POST',
    path: '/v2/resource/like/',
    mayWait: true,
    summary: 'Likes a resource, or no longer',
    bodyKinds: FORM_DATA,
    body: z.object({ id, is_liked: wish('Whether it is to be liked') }),
    reply: success(z.object({ message: z.string(), is_liked: z.boolean(), likes_count: z.int() })),
    errors: ['NotSignedIn', 'ResourceNotFound'],
  }),
  bookmarkResource: endpoint({
    method: 'POST',
    path: '/v2/resource/bookmark/',
    mayWait: true,
    summary: "Keeps a resource among the person's own, or no longer",
    bodyKinds: FORM_DATA,
    body: z.object({ id, is_bookmarked: wish('Whether it is to be kept') }),
    reply: success(z.object({ message: z.string(), is_bookmarked: z.boolean(), bookmarks_count: z.int() })),
    errors: ['NotSignedIn', 'ResourceNotFound'],
  }),
  shareResource: endpoint({
    method: 'POST',
    path: '/v2/resource/share/',
    summary: 'Counts a share that was carried out, also by a visitor',
    bodyKinds: FORM_DATA,
    body: z.object({ id, channel: z.enum(SHARE_CHANNELS) }),
    reply: success(z.object({ shares_count: z.int() })),
    errors: ['ResourceNotFound'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof resourceDoingContract> {}
}
