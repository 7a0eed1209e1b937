import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { requiredText } from '#contract/fields.ts'
import {
  id,
  length,
  listOf,
  messageReply,
  optionalField,
  page,
  type Sorts,
  sortFields,
} from '#contract/wire.ts'
import { MOST_REASON_LETTERS, RESOURCE_STATUSES, SHOWN_RESOURCES } from './resource-card.contract.ts'

export const adminResource = z.object({
  id: z.int(),
  title: z.string(),
  type: z.string().nullable(),
  creator: z.object({ id: z.int(), name: z.string() }).nullable(),
  status: z.enum(RESOURCE_STATUSES),
  hidden_reason: z.string().nullable(),
  open_reports: z.int(),
  dead_links: z.int(),
  likes_count: z.int(),
  rating: z.number().nullable(),
  rating_count: z.int(),
  /** ISO 8601 in UTC */
  published_at: z.string().nullable(),
  can: z.object({ decide: z.boolean() }),
})
export type AdminResource = z.output<typeof adminResource>

export const ADMIN_RESOURCE_SORTS = {
  newest: 'descending',
  likes: 'descending',
} as const satisfies Sorts
export type AdminResourceSort = keyof typeof ADMIN_RESOURCE_SORTS

export const adminResourcesContract = {
  listAdminResources: endpoint({
    method: 'POST',
    path: '/v2/admin/resource/list/',
    summary: 'Lists public and hidden resources, for moderators and content editors',
    body: z.object({
      search_query: optionalField(z.string().trim().max(200)),
      show: optionalField(z.enum(SHOWN_RESOURCES)),
      ...sortFields(ADMIN_RESOURCE_SORTS),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(adminResource).extend({ can: z.object({ keep_types: z.boolean() }) }),
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
  hideResource: endpoint({
    method: 'POST',
    path: '/v2/admin/resource/hide/',
    summary: 'Hides a resource from everyone except its creator, and emails them the reason',
    body: z.object({ id, reason: requiredText(MOST_REASON_LETTERS) }),
    reply: messageReply,
    errors: ['NotSignedIn', 'NotAllowed', 'ReportedThingNotFound'],
    changesPages: true,
  }),
  restoreResource: endpoint({
    method: 'POST',
    path: '/v2/admin/resource/restore/',
    summary: 'Shows a hidden resource again, and emails its creator the reason',
    body: z.object({ id, reason: requiredText(MOST_REASON_LETTERS) }),
    reply: messageReply,
    errors: ['NotSignedIn', 'NotAllowed', 'ReportedThingNotFound'],
    changesPages: true,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminResourcesContract> {}
}
