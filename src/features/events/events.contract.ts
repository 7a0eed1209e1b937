import { z } from 'zod'
import { MINUTE_MS } from '#contract/durations.ts'
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
  textLanguage,
  wholeNumber,
} from '#contract/wire.ts'
import { linkedResource } from '#features/resources/resources.contract.ts'
import { easyRead } from '#foundation/easy-read/easy-read.contract.ts'
import { contentWarnings } from '#foundation/easy-read/warnings.contract.ts'
import { parsedQueryFields, sharedFilters } from '#foundation/search-words/search-query.contract.ts'
import { ownRegistration, roomOpensIn, startsIn, userEventStatus } from './event-registrations.contract.ts'

/**
 * The statuses of an event (docs/rules/events.md, Status). `Over`: it has ended and no recording will follow.
 * `Cancelled`: it won't take place.
 */
export const EVENT_STATUSES = [
  'Upcoming',
  'Scheduled',
  'In Transit',
  'On-Demand',
  'Over',
  'Cancelled',
] as const
export type EventStatus = (typeof EVENT_STATUSES)[number]

/** Filters of the list by status; `all` is the default. */
export const STATUS_FILTERS = ['all', 'upcoming', 'scheduled', 'live', 'in-transit', 'on-demand'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** Also accepts a status by its name on the wire: `In Transit` becomes `in-transit`. */
export const statusFilterName = (given: string) =>
  given
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')

/** The sort orders by name, as used in addresses, `sort_by` and `sorting_column`, each with its sort code. */
export const SORT_CODES = { date: 3, registered: 1, newest: 2, rating: 4 } as const
export type SortName = keyof typeof SORT_CODES
export const SORT_NAMES = Object.keys(SORT_CODES) as SortName[]
export type EventSort = (typeof SORT_CODES)[SortName]
export const DEFAULT_EVENT_SORT: EventSort = SORT_CODES.date
const EVENT_SORTS = Object.values(SORT_CODES).sort()

/** Related events on an event's page: one row on a wide screen. */
export const RELATED_LENGTH = 4

/** Events on a speaker's public profile: as many as resources. */
export const SPOKEN_LENGTH = 5

/** How long before its start a meeting opens. */
export const ROOM_OPENS_MS = 15 * MINUTE_MS
/** Milliseconds until the meeting opens; negative once it is open. @param start ISO 8601 */
export const timeToRoom = (start: string, now: Date): number =>
  new Date(start).getTime() - ROOM_OPENS_MS - now.getTime()

const sortCode = wholeNumber.pipe(z.literal(EVENT_SORTS))
const sortName = z.enum(SORT_NAMES)

const eventFilters = sharedFilters.extend({
  status: optionalField(z.string().overwrite(statusFilterName).pipe(z.enum(STATUS_FILTERS))).describe(
    `One of ${STATUS_FILTERS.join(', ')}, or the name of a status; upcoming includes Scheduled`,
  ),
  type: optionalField(repeatable(id)),
  creator: optionalField(repeatable(id)).describe('IDs of speakers'),
  language: optionalField(repeatable(z.string().regex(/^[a-z]{2,3}$/))),
  captions: optionalField(flag),
  sign_language: optionalField(flag),
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
  /** The language of the title and texts: the requested one if they exist in it, otherwise the other. */
  text_language: textLanguage,
  event_type: z.object({ id: z.int(), key: z.string(), name: z.string() }),
  status: z.enum(EVENT_STATUSES),
  availability_label: z.enum(['Available Soon', 'Available Now']).nullable(),
  is_live: z.boolean(),
  /** ISO 8601 in UTC; null until the date is fixed, and for recordings that were never live. */
  start_date_time: z.string().nullable(),
  end_date_time: z.string().nullable(),
  /** IANA name of the zone that the organiser chose. */
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
  /** The viewer's relation to the event. A visitor is never registered and has rated nothing. */
  user_event_status: userEventStatus,
  is_rated: z.boolean(),
  registration: ownRegistration.nullable(),
  /** What the viewer may do right now. */
  can: z.object({ join: z.boolean() }),
  room_opens_in: roomOpensIn,
  starts_in: startsIn,
  description: z.string(),
  easy_read: easyRead,
  /** Warnings about the event or its recording. */
  content_warnings: contentWarnings,
  tags: z.array(term),
  speakers: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      designation: z.string(),
      place: z.string(),
      introduction: z.string(),
      /** The address of a square picture; null without one. */
      picture: z.string().nullable(),
      /** The id of the public profile; null for a speaker without an account. */
      creator_id: z.int().nullable(),
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
  recording: z
    .object({
      duration_seconds: z.int(),
      has_transcript: z.boolean(),
      /** ISO 8601 in UTC */
      published_at: z.string(),
    })
    .nullable(),
})
export type EventDetails = z.output<typeof eventDetails>

const counted = term.extend({ count: z.int() })
export const eventFacets = z.object({
  age_groups: z.array(counted),
  skills: z.array(counted),
  tags: z.array(counted),
  types: z.array(counted),
  /** Speakers: those with the most events, and those selected. */
  creators: z.array(counted),
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
    summary: 'Lists public events, filtered, searched, sorted and paged',
    bodyKinds: FORM_DATA,
    body: eventFilters.extend({
      page: optionalField(page),
      length: optionalField(length),
      after: optionalField(id).describe('ID of the last event already shown; replaces `page`'),
      sort: optionalField(repeatable(sortCode)).describe(
        `${SORT_NAMES.map((name) => `${SORT_CODES[name]} ${name}`).join(', ')}; each further code breaks ties`,
      ),
      sort_by: optionalField(sortName),
      sorting_column: optionalField(sortName),
      flag_descending: optionalField(flag).describe(
        'true: highest figure or latest date first; false: lowest or earliest first; default: the usual direction of each sort',
      ),
    }),
    isSameForAll: true,
    reply: listOf(eventCard).extend({
      upcoming_count: z.int(),
      on_demand_count: z.int(),
      live_count: z.int(),
      all_count: z.int(),
      /** No event contains the words searched for; these contain similarly spelled ones. */
      is_near_match: z.boolean(),
      ...parsedQueryFields,
    }),
    errors: ['CursorNotFound'],
  }),
  getEventFilter: endpoint({
    method: 'GET',
    path: '/v2/event/filter/',
    summary: 'Returns the filters for events, each with its count under the other filters',
    query: eventFilters,
    isSameForAll: true,
    reply: success(eventFacets),
  }),
  getEventHyperlinks: endpoint({
    method: 'GET',
    path: '/v2/event/filter/hyperlink/',
    summary: 'Lists tags and skills as links to filtered lists of events, most used first',
    isSameForAll: true,
    reply: success(z.object({ tags: z.array(topic), skills: z.array(topic) })),
  }),
  getEventDetails: endpoint({
    method: 'GET',
    path: '/v2/event/details/',
    summary: 'Returns the details of an event',
    query: z.object({ id }),
    reply: success(eventDetails),
    errors: ['EventNotFound'],
  }),
  listEventResources: endpoint({
    method: 'GET',
    path: '/v2/event/resource/list/',
    summary: 'Lists the resources for an event',
    query: z.object({ id, page: optionalField(page), length: optionalField(length) }),
    isSameForAll: true,
    reply: listOf(linkedResource),
    errors: ['EventNotFound'],
  }),
  listRelatedEvents: endpoint({
    method: 'GET',
    path: '/v2/event/related/list/',
    summary: 'Lists events with the same series, skills, tags or age groups, closest match first',
    query: z.object({ id, page: optionalField(page), length: optionalField(length) }),
    isSameForAll: true,
    reply: listOf(eventCard),
    errors: ['EventNotFound'],
  }),
}

/** The requested sort orders, by code or name; each breaks the ties of the one before. */
export function sortsOf(asked: {
  sort?: EventSort[] | undefined
  sort_by?: SortName | undefined
  sorting_column?: SortName | undefined
}): EventSort[] {
  const name = asked.sort_by ?? asked.sorting_column
  return [...new Set(asked.sort ?? (name ? [SORT_CODES[name]] : []))]
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof eventsContract> {}
}
