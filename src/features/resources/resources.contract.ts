import { z } from 'zod'
import { type CallsOf, endpoint, FORM_DATA } from '#contract/endpoint.ts'
import {
  flag,
  id,
  length,
  listOf,
  optionalField,
  page,
  repeatable,
  success,
  term,
  wholeNumber,
} from '#contract/wire.ts'
import { parsedQueryFields, sharedFilters } from '#foundation/search-words/search-query.contract.ts'
import {
  ALL_CREATORS,
  creator,
  LIST_TYPES,
  MOST_CREATORS,
  resourceCard,
  SORTS,
} from './resource-card.contract.ts'

/** A resource as shown with the event that it goes with. */
export const linkedResource = z.object({
  id: z.int(),
  title: z.string(),
  /** Plain text. */
  description: z.string(),
  /** Name of its resource type, in the requested language. */
  type: z.string(),
  age_groups: z.array(term),
  likes_count: z.int(),
})
export type LinkedResource = z.output<typeof linkedResource>

const resourceFilters = sharedFilters.extend({
  resource_type: optionalField(repeatable(id)).describe(
    'IDs of resource types; `type` selects the list instead',
  ),
  creator: optionalField(repeatable(id)),
})
export type ResourceFilters = z.output<typeof resourceFilters>

const sortName = z.enum(SORTS)

const counted = term.extend({ count: z.int() })
export const resourceFacets = z.object({
  age_groups: z.array(counted),
  skills: z.array(counted),
  tags: z.array(counted),
  types: z.array(counted.extend({ key: z.string() })),
  /** The creators with the most resources, and those selected. */
  creators: z.array(counted),
  /** Combinations are only counted up to the cap: a count at the cap means "at least". */
  counts_are_capped: z.boolean(),
})
export type ResourceFacets = z.output<typeof resourceFacets>

const resourceOfDay = resourceCard.pick({
  id: true,
  title: true,
  language: true,
  picture: true,
  is_page: true,
  type: true,
})
export type ResourceOfDay = z.output<typeof resourceOfDay>

const topic = term.extend({ href: z.string() })

export const resourcesContract = {
  listResources: endpoint({
    method: 'POST',
    path: '/v2/resource/list/',
    summary: 'Lists resources that the viewer may see, filtered, searched, sorted and paged',
    bodyKinds: FORM_DATA,
    body: resourceFilters
      .extend({
        type: optionalField(wholeNumber.pipe(z.literal(LIST_TYPES))).describe(
          '1 all (default), 2 bookmarked by the current user, 3 by a creator (length 5), 4 created or bookmarked by the current user',
        ),
        creator_id: optionalField(id).describe('ID of the creator, with type 3'),
        own: optionalField(z.enum(['made', 'drafts', 'bookmarked'])).describe('Narrows type 4'),
        page: optionalField(page),
        length: optionalField(length),
        after: optionalField(id).describe('ID of the last resource already shown; replaces `page`'),
        sort: optionalField(sortName),
        sort_by: optionalField(sortName),
        sorting_column: optionalField(sortName),
        flag_descending: optionalField(flag).describe('Default: the usual direction of each sort'),
      })
      .refine(({ type, creator_id }) => type !== 3 || creator_id !== undefined, { path: ['creator_id'] }),
    reply: listOf(resourceCard).extend({
      /** No resource contains the words searched for; these contain similarly spelled ones. */
      is_near_match: z.boolean(),
      ...parsedQueryFields,
    }),
    errors: ['NotSignedIn', 'CursorNotFound'],
    isOpenToVisitors: true,
  }),
  getResourceFilter: endpoint({
    method: 'GET',
    path: '/v2/resource/filter/count/',
    summary: 'Returns the filters for resources, each with its count under the other filters',
    query: resourceFilters,
    isSameForAll: true,
    reply: success(resourceFacets),
  }),
  getResourceHyperlinks: endpoint({
    method: 'GET',
    path: '/v2/resource/filter/hyperlink/',
    summary: 'Lists tags and skills as links to filtered lists of resources, most used first',
    isSameForAll: true,
    reply: success(z.object({ tags: z.array(topic), skills: z.array(topic) })),
  }),
  getResourceInfo: endpoint({
    method: 'GET',
    path: '/v2/resource/info/',
    summary: 'Returns the size of the library; above 10,000 resources, likes may be up to a minute old',
    isSameForAll: true,
    reply: success(
      z.object({
        resources_count: z.int(),
        creators_count: z.int(),
        likes_count: z.int(),
        types_count: z.int(),
      }),
    ),
  }),
  getResourceOfDay: endpoint({
    method: 'GET',
    path: '/v2/resource/of-the-day/',
    summary: 'Returns one of the most liked resources, another one each day; null if there is none',
    reply: success(resourceOfDay.nullable()),
    isOpenToVisitors: true,
  }),
  listCreators: endpoint({
    method: 'POST',
    path: '/resources/creator/list/',
    summary: 'Lists people with public resources, most resources first',
    bodyKinds: FORM_DATA,
    body: z.object({
      search_query: resourceFilters.shape.search_query,
      page: optionalField(page),
      length: optionalField(z.union([length, wholeNumber.pipe(z.literal(ALL_CREATORS))])).describe(
        `${ALL_CREATORS} for all, up to ${MOST_CREATORS}`,
      ),
    }),
    reply: listOf(creator.extend({ resources_count: z.int() })),
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof resourcesContract> {}
}
