import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTag } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent } from '../../testing/create-event.ts'

const test = testApp()

const words = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\0', '"', '&|!:*', 'नींद', "'", 'slepe', '-sleep', '"sleep'),
)
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-1, 0, 1, 2, 100, 2 ** 31))
const wild = fc.oneof(words, number, fc.boolean(), fc.constant(null), fc.array(number), fc.anything())
const right = {
  search_query: words,
  status: fc.constantFrom('all', 'Upcoming', 'live', 'in-transit', 'on-demand'),
  page: fc.constantFrom(1, '2', 100_000),
  length: fc.constantFrom(1, '100'),
  after: fc.constantFrom(1, '1', 99),
  sort: fc.constantFrom([1], 2, '3', [4, 1]),
  tag: fc.constantFrom(1, [1, '2'], []),
  language: fc.constantFrom('en', ['hi']),
  captions: fc.constantFrom(true, 'on', '0'),
}
const wrong = Object.fromEntries(Object.keys(right).map((name) => [name, wild]))
const body = fc.oneof(
  fc.record(right, { requiredKeys: [] }),
  fc
    .tuple(fc.record(right, { requiredKeys: [] }), fc.record(wrong, { requiredKeys: [] }))
    .map((both) => Object.assign({}, ...both)),
  fc.anything(),
)

describe('a list asked for with anything at all', () => {
  it('is answered or refused, never broken', async () => {
    const tag = await createTag(test.db)
    await createEvent(test.db, { title: 'Sleep', tag_ids: [tag], rating_count: 1, rating_sum: 5 })
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(body, async (asked) => {
        const payload = JSON.stringify(asked) ?? ''
        const headers = { 'content-type': 'application/json' }
        const answer = await test.app.inject({ method: 'POST', url: '/v2/event/list/', headers, payload })
        statuses.add(answer.statusCode)
        expect([200, 400, 422], answer.body).toContain(answer.statusCode)
        expect(answer.json().success).toBe(answer.statusCode === 200)
      }),
      { numRuns: 300, seed: 20_260_115 },
    )
    expect([...statuses]).toEqual(expect.arrayContaining([200, 422]))
  })
})
