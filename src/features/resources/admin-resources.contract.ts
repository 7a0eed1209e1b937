import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { requiredText } from '#contract/fields.ts'
import { id, length, listOf, optionalField, page, said, success } from '#contract/wire.ts'
import { MOST_REASON_LETTERS, RESOURCE_STATUSES, SHOWN_RESOURCES } from './resource-values.contract.ts'

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

const adminResourceType = z.object({
  id: z.int(),
  key: z.string(),
  name_en: z.string(),
  name_hi: z.string(),
  is_hidden: z.boolean(),
  position: z.int(),
  resources_count: z.int(),
})
export type AdminResourceType = z.output<typeof adminResourceType>

export const adminResourcesContract = {
  listAdminResources: endpoint({
    method: 'POST',
    path: '/v2/admin/resource/list/',
    summary: 'Resources that everyone may see or could see, for moderators and content editors',
    body: z.object({
      search_query: optionalField(z.string().trim().max(200)),
      show: optionalField(z.enum(SHOWN_RESOURCES)),
      page: optionalField(page),
      length: optionalField(length),
    }),
    reply: listOf(adminResource).extend({ can: z.object({ keep_types: z.boolean() }) }),
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
  hideResource: endpoint({
    method: 'POST',
    path: '/v2/admin/resource/hide/',
    summary: 'Hides a resource from everyone but its creator, who gets a mail with the reason',
    body: z.object({ id, reason: requiredText(MOST_REASON_LETTERS) }),
    reply: said,
    errors: ['NotSignedIn', 'NotAllowed', 'ReportedThingNotFound'],
    changesPages: true,
  }),
  restoreResource: endpoint({
    method: 'POST',
    path: '/v2/admin/resource/restore/',
    summary: 'Shows a hidden resource again; its creator gets a mail with the reason',
    body: z.object({ id, reason: requiredText(MOST_REASON_LETTERS) }),
    reply: said,
    errors: ['NotSignedIn', 'NotAllowed', 'ReportedThingNotFound'],
    changesPages: true,
  }),
  listResourceTypes: endpoint({
    method: 'GET',
    path: '/v2/admin/resource/type/list/',
    summary: 'Types of resources with how many carry each',
    reply: success(z.array(adminResourceType)),
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
  saveResourceType: endpoint({
    method: 'POST',
    path: '/v2/admin/resource/type/save/',
    summary: 'Names, places and hides a type of resources; without an id, adds one',
    body: z.object({
      id: optionalField(id),
      name_en: requiredText(100),
      name_hi: z.string().trim().max(100).optional(),
      position: optionalField(z.coerce.number().int().min(0).max(1_000)),
      is_hidden: optionalField(z.union([z.boolean(), z.enum(['on', 'true']).transform(() => true)])),
    }),
    reply: said,
    errors: ['NotSignedIn', 'NotAllowed', 'TermNotFound'],
    changesPages: true,
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof adminResourcesContract> {}
}
