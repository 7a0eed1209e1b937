/** What the contract allows and the pages must know too, without zod: it would cost the first load 24 kB. */

/**
 * Spec section 3, and two of ours: `Over` for a gathering that ended and has no recording to wait for
 * (docs/decisions/006), `Cancelled` for one that will not be.
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

/** What the list can be narrowed to; `all` is the default (spec section 3, filter state). */
export const STATUS_FILTERS = ['all', 'upcoming', 'scheduled', 'live', 'in-transit', 'on-demand'] as const
export type StatusFilter = (typeof STATUS_FILTERS)[number]

/** The spec's own names lead to the filters: `In Transit` is `in-transit`. */
export const statusFilterName = (given: string) =>
  given
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-')

/** Sort codes: 1 most registered, 2 newest added, 3 by date (default), 4 best rated (decisions, Resources). */
export const EVENT_SORTS = [1, 2, 3, 4] as const
export type EventSort = (typeof EVENT_SORTS)[number]
export const DEFAULT_EVENT_SORT: EventSort = 3

/** The orders by name, for addresses and for the spec's `sort_by` and `sorting_column`. */
export const SORT_CODES = { date: 3, registered: 1, newest: 2, rating: 4 } as const satisfies Record<
  string,
  EventSort
>
export type SortName = keyof typeof SORT_CODES
export const SORT_NAMES = Object.keys(SORT_CODES) as SortName[]

/** Related events on an event's page: one row on a wide screen. */
export const RELATED_LENGTH = 4

/** Events of a speaker on their public profile, as many as resources (spec section 9). */
export const SPOKEN_LENGTH = 5

/** So early the way into a meeting opens (decisions, Events). */
export const ROOM_OPENS_MS = 15 * 60 * 1_000
