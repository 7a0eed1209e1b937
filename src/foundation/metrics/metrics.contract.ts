import { z } from 'zod'
import { DAY_MS } from '#contract/durations.ts'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalField, success, wholeNumber } from '#contract/wire.ts'
import { m } from '#messages/messages.js'

/** What is counted each day. The first word is the metric's group. */
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

/** Counts of people who come on many days: shown as a daily average, because a sum would count them again and again. */
export const AVERAGED: readonly Metric[] = ['people-active', 'people-returning']

/** Groups whose metrics are also counted per thing; things are sorted by the first metric. */
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

/** Metrics divided by occupation or source. `isOfPeople` hides small counts, so that no one can be identified. */
export const DIVIDED = {
  'people-joined': { by: 'occupation', isOfPeople: true },
  'people-active': { by: 'occupation', isOfPeople: true },
  'sources-viewed': { by: 'source', isOfPeople: false },
  'sources-joined': { by: 'source', isOfPeople: true },
} as const satisfies Partial<Record<Metric, { by: 'occupation' | 'source'; isOfPeople: boolean }>>
export type DividedMetric = keyof typeof DIVIDED
/** Fewer people than this are shown as "fewer than 5". */
export const FEW = 5

/** The ranges to choose from, in days up to today. */
export const RANGES = [7, 30, 90, 365] as const
export const DEFAULT_RANGE = 30
/** The most days in a custom range: ten years. */
export const MOST_DAYS = 3_660

export const METRICS_TABLES = ['days', 'things', 'parts'] as const
export type MetricsTableName = (typeof METRICS_TABLES)[number]

/** The groups of metrics, in the order of the page: the first word of their names. */
export const GROUPS = ['events', 'resources', 'programs', 'campaigns', 'people', 'sources'] as const
export type Group = (typeof GROUPS)[number]
export const groupOf = (metric: Metric) => metric.split('-')[0] as Group

export const groupNames: Record<Group, () => string> = {
  events: m.statistics_group_events,
  resources: m.statistics_group_resources,
  programs: m.statistics_group_programs,
  campaigns: m.statistics_group_campaigns,
  people: m.statistics_group_people,
  sources: m.statistics_group_sources,
}

/** The metrics' names on pages and in files. They make sense beside the name of their group. */
export const metricNames: Record<Metric, () => string> = {
  'events-registered': m.statistics_events_registered,
  'events-attended': m.statistics_events_attended,
  'events-rated': m.statistics_events_rated,
  'events-stars': m.statistics_events_stars,
  'resources-opened': m.statistics_resources_opened,
  'resources-saved': m.statistics_resources_bookmarked,
  'resources-shared': m.statistics_resources_shared,
  'resources-published': m.statistics_resources_published,
  'programs-enrolled': m.statistics_programs_enrolled,
  'programs-begun': m.statistics_programs_begun,
  'programs-finished': m.statistics_programs_finished,
  'programs-certified': m.statistics_programs_certified,
  'campaigns-started': m.statistics_campaigns_started,
  'campaigns-visited': m.statistics_campaigns_visited,
  'campaigns-completed': m.statistics_campaigns_completed,
  'people-joined': m.statistics_people_joined,
  'people-active': m.statistics_people_active,
  'people-returning': m.statistics_people_returning,
  'sources-viewed': m.statistics_sources_viewed,
  'sources-joined': m.statistics_sources_joined,
}

/** The name for a thing of each group. */
export const thingNames: Record<ThingGroup, () => string> = {
  events: m.statistics_event,
  resources: m.statistics_resource,
  programs: m.statistics_program,
  campaigns: m.statistics_awareness_program,
}

/** The names of divided metrics on pages and in files. */
export const dividedNames: Record<DividedMetric, () => string> = {
  'people-joined': m.statistics_joined_by_occupation,
  'people-active': m.statistics_active_by_occupation,
  'sources-viewed': m.statistics_viewed_by_source,
  'sources-joined': m.statistics_joined_by_source,
}

/** Shown instead of a count that is too small to reveal. */
export const fewWords = () => m.statistics_few()

/** A day in the home zone: `2026-11-22`. */
const day = z.iso.date('#day')
const days = z.object({ first: z.string(), last: z.string() })
const metric = z.enum(METRICS)

const lengthOf = ({ from = '', until = '' }: Range) => (Date.parse(until) - Date.parse(from)) / DAY_MS + 1

/** The last so many days, or from one day to another, both included; 30 days if neither is given. */
const range = {
  days: optionalField(wholeNumber.pipe(z.literal([...RANGES]))),
  from: optionalField(day),
  until: optionalField(day),
}
type Range = { from?: string | undefined; until?: string | undefined }
const isInOrder = (range: Range) => !(range.from && range.until) || lengthOf(range) >= 1
const isShortEnough = (range: Range) => !(range.from && range.until) || lengthOf(range) <= MOST_DAYS
const OUT_OF_ORDER = { path: ['until'], message: '#days_in_order' }
const TOO_MANY = { path: ['until'], message: '#days_too_many' }

/** The query of a metrics file. */
export const metricsFileQuery = z
  .object({ ...range, table: optionalField(z.enum(METRICS_TABLES)) })
  .refine(isInOrder, OUT_OF_ORDER)
  .refine(isShortEnough, TOO_MANY)

const figure = z.object({
  metric,
  /** The sum over all days; for people who come again, the daily average. */
  total: z.number(),
  /** The same for the same number of days before. */
  before: z.number(),
  /** One value per stretch of days, computed like `total`. */
  counts: z.array(z.number()),
})
export type Figure = z.output<typeof figure>

const countedThing = z.object({
  id: z.int(),
  /** The title; null once the thing is gone. */
  title: z.string().nullable(),
  address: z.string().nullable(),
  counts: z.partialRecord(metric, z.int()),
})
export type CountedThing = z.output<typeof countedThing>

const dividedPart = z.object({
  key: z.string(),
  /** In the requested language; a source that we don't know is unchanged. */
  name: z.string(),
  /** Null if there are some but fewer than 5, which isn't shown. */
  total: z.number().nullable(),
})
export type DividedPart = z.output<typeof dividedPart>

export const metricsReport = z.object({
  days,
  before: days,
  step: z.enum(['day', 'week', 'month']),
  stretches: z.array(days),
  /** When the newest day was counted, as ISO 8601 in UTC; null before the first count. */
  counted_at: z.string().nullable(),
  figures: z.array(figure),
  /** Average stars; null if nobody rated. */
  rating: z.object({ now: z.number().nullable(), before: z.number().nullable() }),
  /** How many people who enrolled in certificate programs in these days have reached each step by now. */
  funnel: z.array(z.object({ metric, total: z.int() })),
  /** At most ten per group, highest first. */
  things: z.array(
    z.object({ group: z.enum(THING_GROUPS), ranked_by: metric, rows: z.array(countedThing).max(10) }),
  ),
  /** Metrics divided by occupation or source, largest first. */
  divided: z.array(
    z.object({ metric: z.enum(Object.keys(DIVIDED) as DividedMetric[]), parts: z.array(dividedPart) }),
  ),
})
export type MetricsReport = z.output<typeof metricsReport>

export const metricsContract = {
  getMetrics: endpoint({
    method: 'GET',
    path: '/v2/admin/numbers/',
    summary:
      'Returns metrics of a period and of the period of equal length before; totals only, never about one person',
    query: z
      .object({
        ...range,
        rank: optionalField(z.enum(RANKED)).describe('Metric by which the items of its group are ranked'),
      })
      .refine(isInOrder, OUT_OF_ORDER)
      .refine(isShortEnough, TOO_MANY),
    reply: success(metricsReport),
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof metricsContract> {}
}
