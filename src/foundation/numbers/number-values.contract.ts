/** What pages and neighbours must know of the numbers without zod. */

/** What is counted of each day. Their first word is the group that they stand in. */
export const METRICS = [
  'events-registered',
  'events-attended',
  'events-rated',
  'events-stars',
  'resources-opened',
  'resources-saved',
  'resources-shared',
  'resources-published',
  'programs-enrolled',
  'programs-begun',
  'programs-finished',
  'programs-certified',
  'campaigns-started',
  'campaigns-visited',
  'campaigns-completed',
  'people-joined',
  'people-active',
  'people-returning',
  'sources-viewed',
  'sources-joined',
] as const
export type Metric = (typeof METRICS)[number]

/** Counted of people who come on many days: shown a day on average, as their sum would count them again and again. */
export const AVERAGED: readonly Metric[] = ['people-active', 'people-returning']

/** Groups whose numbers are also counted by thing; the first metric is the one that they are put in order by. */
export const THING_METRICS = {
  events: ['events-attended', 'events-registered', 'events-rated', 'events-stars'],
  resources: ['resources-opened', 'resources-saved', 'resources-shared'],
  programs: ['programs-enrolled', 'programs-begun', 'programs-finished', 'programs-certified'],
  campaigns: ['campaigns-completed', 'campaigns-visited', 'campaigns-started'],
} as const satisfies Record<string, readonly Metric[]>
export type ThingGroup = keyof typeof THING_METRICS
export const THING_GROUPS = Object.keys(THING_METRICS) as ThingGroup[]
export const RANKED = Object.values(THING_METRICS)
  .flat()
  .filter((metric) => metric !== 'events-stars')

/** Counted by occupation or by source. `isOfPeople`: a part with few is not told, so that nobody is pointed at. */
export const DIVIDED = {
  'people-joined': { by: 'occupation', isOfPeople: true },
  'people-active': { by: 'occupation', isOfPeople: true },
  'sources-viewed': { by: 'source', isOfPeople: false },
  'sources-joined': { by: 'source', isOfPeople: true },
} as const satisfies Partial<Record<Metric, { by: 'occupation' | 'source'; isOfPeople: boolean }>>
export type DividedMetric = keyof typeof DIVIDED
/** Fewer people than this are told as "fewer than 5". */
export const FEW = 5

/** Days of the ranges to choose from; the last day is today. */
export const RANGES = [7, 30, 90, 365] as const
export const DEFAULT_RANGE = 30
/** Of a range of one's own: ten years. */
export const MOST_DAYS = 3_660

export const NUMBER_TABLES = ['days', 'things', 'parts'] as const
export type NumberTable = (typeof NUMBER_TABLES)[number]
