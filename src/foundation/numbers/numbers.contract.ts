import { z } from 'zod'
import { type CallsOf, endpoint } from '#contract/endpoint.ts'
import { optionalField, success, wholeNumber } from '#contract/wire.ts'
import {
  DIVIDED,
  type DividedMetric,
  METRICS,
  MOST_DAYS,
  NUMBER_TABLES,
  RANGES,
  RANKED,
  THING_GROUPS,
} from './number-values.contract.ts'

const DAY_MS = 86_400_000
/** Of the home zone: `2026-11-22`. */
const day = z.iso.date('#day')
const days = z.object({ first: z.string(), last: z.string() })
const metric = z.enum(METRICS)

const lengthOf = ({ from = '', until = '' }: Range) => (Date.parse(until) - Date.parse(from)) / DAY_MS + 1

/** The last so many days, or the days from one to another, both with it; 30 days where neither is given. */
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

/** What a file of numbers is asked for by. */
export const numbersFileQuery = z
  .object({ ...range, table: optionalField(z.enum(NUMBER_TABLES)) })
  .refine(isInOrder, OUT_OF_ORDER)
  .refine(isShortEnough, TOO_MANY)

const figure = z.object({
  metric,
  /** Of all days; a day on average of people who come again. */
  total: z.number(),
  /** Of as many days before. */
  before: z.number(),
  /** One of each stretch of days, as `total` is. */
  counts: z.array(z.number()),
})
export type Figure = z.output<typeof figure>

const countedThing = z.object({
  id: z.int(),
  /** Null once it is gone. */
  title: z.string().nullable(),
  address: z.string().nullable(),
  counts: z.partialRecord(metric, z.int()),
})
export type CountedThing = z.output<typeof countedThing>

const dividedPart = z.object({
  key: z.string(),
  name: z.string(),
  /** Null where they are some but too few to be told: fewer than 5. */
  total: z.number().nullable(),
})
export type DividedPart = z.output<typeof dividedPart>

export const numbers = z.object({
  days,
  before: days,
  step: z.enum(['day', 'week', 'month']),
  stretches: z.array(days),
  /** The newest count; ISO 8601 in UTC. Null before the first one. */
  counted_at: z.string().nullable(),
  figures: z.array(figure),
  /** Stars on average; null where nobody rated. */
  rating: z.object({ now: z.number().nullable(), before: z.number().nullable() }),
  /** Of those who enrolled in certificate programs in these days, how many came to each step until now. */
  funnel: z.array(z.object({ metric, total: z.int() })),
  /** Ten of each kind at most, those with most first. */
  things: z.array(
    z.object({ group: z.enum(THING_GROUPS), ranked_by: metric, rows: z.array(countedThing).max(10) }),
  ),
  /** By occupation or source, those with most first. */
  divided: z.array(
    z.object({ metric: z.enum(Object.keys(DIVIDED) as DividedMetric[]), parts: z.array(dividedPart) }),
  ),
})
export type Numbers = z.output<typeof numbers>

export const numbersContract = {
  getNumbers: endpoint({
    method: 'GET',
    path: '/v2/admin/numbers/',
    summary:
      'What was counted of some days, beside as many days before; counts of many, of nobody in particular',
    query: z
      .object({
        ...range,
        rank: optionalField(z.enum(RANKED)).describe(
          'The metric that its group of things is put in order by',
        ),
      })
      .refine(isInOrder, OUT_OF_ORDER)
      .refine(isShortEnough, TOO_MANY),
    reply: success(numbers),
    errors: ['NotSignedIn', 'NotAllowed'],
  }),
}

declare module '#contract/registry.ts' {
  interface Registry extends CallsOf<typeof numbersContract> {}
}
