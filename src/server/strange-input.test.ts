import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { everyEndpoint } from '#tests/support/every-contract.ts'

/** Input that no page sends: each call must refuse or accept it, and never fail. */
const STRANGE: readonly [string, unknown][] = [
  ['an object that cannot be text', { toString: 1 }],
  ['null', null],
  ['a list of nothing', [null]],
  ['a number', 1e300],
  ['100,000 letters', 'x'.repeat(100_000)],
  ['100,000 letters with dots and dashes between', 'x.-'.repeat(33_000)],
  ['100,000 blanks', ' '.repeat(100_000)],
  ['100,000 dots', '.'.repeat(100_000)],
  ['100,000 opened brackets', '<('.repeat(50_000)],
]

/** Microseconds; far more than a contract needs that reads each character once. */
const MOST_WORK = 1_000_000

const shapes = everyEndpoint.flatMap(({ method, path, params, query, body }) =>
  [params, query, body].flatMap((shape, at) =>
    shape ? [{ name: `${method} ${path} ${['params', 'query', 'body'][at]}`, shape }] : [],
  ),
)
/** The names of a shape's fields, including second names of fields (`alsoNamed`). */
function fieldsOf(shape: z.ZodType): string[] {
  if ('shape' in shape) return Object.keys(shape.shape as object)
  return shape instanceof z.ZodPipe ? fieldsOf(shape.out as z.ZodType) : []
}

describe('what no page sends', () => {
  it.each(STRANGE)(
    'is read in no time in each field of every call: %s',
    (_what, value) => {
      const slow = shapes.filter(({ shape }) => {
        const given = Object.fromEntries(fieldsOf(shape).map((field) => [field, value]))
        const started = process.threadCpuUsage().user
        shape.safeParse(given)
        return process.threadCpuUsage().user - started > MOST_WORK
      })
      expect(slow.map(({ name }) => name)).toEqual([])
    },
    60_000,
  )
})
