import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import {
  flag,
  id,
  length,
  listOf,
  page,
  repeatable,
  success,
  term,
  textLanguage,
  wholeNumber,
} from '#contract/wire.ts'
import { linkedResource } from '#features/resources/resources.contract.ts'

/** Spec section 3, and `Over` for a gathering that ended and has no recording to wait for (docs/decisions/006). */
export const EVENT_STATUSES = ['Upcoming', 'Scheduled', 'In Transit', 'On-Demand', 'Over'] as const
export type EventStatus = (typeof EVENT_STATUSES)[number]
/** What the list can be narrowed to; `all` is the default (spec section 3, filter state). */
export const STATUS_FILTERS = ['all', 'upcoming', 'live', 'in-transit', 'on-demand'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** Sort codes: 1 most registered, 2 newest added, 3 by date (default), 4 best rated (decisions, Resources). */
export const EVENT_SORTS = [1, 2, 3, 4] as const
export type EventSort = (typeof EVENT_SORTS)[number]
export const DEFAULT_EVENT_SORT: EventSort = 3

/** Longer searches are refused with 422. */
export const MAX_SEARCH_LENGTH = 200

const sortCode = wholeNumber.pipe(z.literal(EVENT_SORTS))
/** The spec's other names of an order, mapped to the codes. */
const SORT_NAMES = { registered: 1, newest: 2, date: 3, rating: 4 } as const

const eventFilters = z.object({
  // PostgreSQL text holds no NUL.
  search_query: z
    .string()
    .overwrite((words) => words.replaceAll('\0', ' '))
    .trim()
    .max(MAX_SEARCH_LENGTH)
    .optional(),
  status: z.string().trim().toLowerCase().pipe(z.enum(STATUS_FILTERS)).optional(),
  age_group: repeatable(id).optional(),
  skill: repeatable(id).optional(),
  tag: repeatable(id).optional(),
  type: repeatable(id).optional(),
  language: repeatable(z.string().regex(/^[a-z]{2,3}$/)).optional(),
  captions: flag.optional(),
  sign_language: flag.optional(),
})
export type EventFilters = z.output<typeof eventFilters>

const access = z.object({
  captions: z.enum(['none', 'live', 'afterwards']),
  sign_language: z.boolean(),
  recording: z.boolean(),
  breaks: z.boolean(),
  camera_optional: z.boolean(),
  /** BCP 47 */
  language: z.string(),
})

export const eventCard = z.object({
  id: z.int(),
  title: z.string(),
  summary: z.string(),
  /** The language that title and texts are given in: the one asked for, else the one there is. */
  text_language: textLanguage,
  event_type: z.object({ id: z.int(), key: z.string(), name: z.string() }),
  status: z.enum(EVENT_STATUSES),
  availability_label: z.enum(['Available Soon', 'Available Now']).nullable(),
  is_live: z.boolean(),
  /** ISO 8601 in UTC; null while the date is not fixed and for films that were never live. */
  start_date_time: z.string().nullable(),
  end_date_time: z.string().nullable(),
  /** IANA name of the zone that the organiser planned in. */
  time_zone: z.string(),
  duration_minutes: z.int().nullable(),
  speakers: z.array(z.object({ id: z.int(), name: z.string(), designation: z.string() })),
  age_groups: z.array(term),
  skills: z.array(term),
  access,
  picture: z.string(),
  picture_alt: z.string(),
  capacity: z.int().nullable(),
  places_left: z.int().nullable(),
  /** One decimal, 1 to 5; null before the first rating. */
  rating: z.number().nullable(),
  rating_count: z.int(),
  has_certificate: z.boolean(),
})
export type EventCard = z.output<typeof eventCard>

export const eventDetails = eventCard.extend({
  description: z.string(),
  /** Three plain sentences. */
  in_short: z.array(z.string()),
  tags: z.array(term),
  speakers: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      designation: z.string(),
      place: z.string(),
      introduction: z.string(),
    }),
  ),
  adjustment: z.string(),
  registered_count: z.int(),
  attendance_share: z.int(),
  series: z
    .object({
      title: z.string(),
      events: z.array(z.object({ id: z.int(), title: z.string(), start_date_time: z.string().nullable() })),
    })
    .nullable(),
  recording: z.object({ duration_seconds: z.int(), has_transcript: z.boolean() }).nullable(),
})
export type EventDetails = z.output<typeof eventDetails>

const counted = term.extend({ count: z.int() })
export const eventFacets = z.object({
  age_groups: z.array(counted),
  skills: z.array(counted),
  tags: z.array(counted),
  types: z.array(counted),
  languages: z.array(z.object({ id: z.string(), count: z.int() })),
  captions: z.int(),
  sign_language: z.int(),
})
export type EventFacets = z.output<typeof eventFacets>

const topic = term.extend({ href: z.string() })

export const eventsContract = {
  listEvents: endpoint({
    method: 'POST',
    path: '/v2/event/list/',
    summary: 'Events that anyone may see, filtered, searched, sorted and paged',
    bodyKinds: ['json', 'urlencoded', 'multipart'],
    body: eventFilters.extend({
      page: page.optional(),
      length: length.optional(),
      after: id.optional().describe('Id of the last event already shown; takes the place of page'),
      sort: repeatable(sortCode).optional(),
      sort_by: z.enum(['registered', 'newest', 'date', 'rating']).optional(),
      sorting_column: z.enum(['registered', 'newest', 'date', 'rating']).optional(),
      flag_descending: flag.optional(),
    }),
    reply: listOf(eventCard).extend({
      upcoming_count: z.int(),
      on_demand_count: z.int(),
      live_count: z.int(),
      all_count: z.int(),
    }),
  }),
  getEventFilter: endpoint({
    method: 'GET',
    path: '/v2/event/filter/',
    summary: 'What events can be filtered by, with how many there are of each under the other filters',
    query: eventFilters,
    reply: success(eventFacets),
  }),
  getEventHyperlinks: endpoint({
    method: 'GET',
    path: '/v2/event/filter/hyperlink/',
    summary: 'Tags and skills that lead to the list of events filtered by them, most used first',
    reply: success(z.object({ tags: z.array(topic), skills: z.array(topic) })),
  }),
  getEventDetails: endpoint({
    method: 'GET',
    path: '/v2/event/details/',
    summary: 'Everything that a person wants to know about one event',
    query: z.object({ id }),
    reply: success(eventDetails),
    errors: ['EventNotFound'],
  }),
  listEventResources: endpoint({
    method: 'GET',
    path: '/v2/event/resource/list/',
    summary: 'Resources that go with an event',
    query: z.object({ id, page: page.optional(), length: length.optional() }),
    reply: listOf(linkedResource),
    errors: ['EventNotFound'],
  }),
  listRelatedEvents: endpoint({
    method: 'GET',
    path: '/v2/event/related/list/',
    summary: 'Events of the same series, skills, tags and age groups, nearest first',
    query: z.object({ id, page: page.optional(), length: length.optional() }),
    reply: listOf(eventCard),
    errors: ['EventNotFound'],
  }),
}

/** The order that was asked for by any of the spec's names; the first code decides. */
export function sortOf(asked: {
  sort?: EventSort[] | undefined
  sort_by?: keyof typeof SORT_NAMES | undefined
  sorting_column?: keyof typeof SORT_NAMES | undefined
}): EventSort | undefined {
  const name = asked.sort_by ?? asked.sorting_column
  return asked.sort?.[0] ?? (name && SORT_NAMES[name])
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof eventsContract> {}
}
