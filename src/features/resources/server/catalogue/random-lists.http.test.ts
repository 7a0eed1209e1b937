import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { createTag } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'

const test = testApp()

const words = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '\0',
    '"',
    '&|!:*',
    'नींद',
    "'",
    'slepe',
    '-sleep',
    '"sleep',
    'sleep or -sleep',
    '(-sleep',
    '-',
  ),
)
const number = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(-1, 0, 1, 2, 100, 2 ** 31))
const wild = fc.oneof(words, number, fc.boolean(), fc.constant(null), fc.array(number), fc.anything())
const right = {
  search_query: words,
  type: fc.constantFrom(1, '2', 3, 4),
  own: fc.constantFrom('made', 'drafts', 'bookmarked'),
  creator_id: fc.constantFrom(1, '99'),
  page: fc.constantFrom(1, '2', 100_000),
  length: fc.constantFrom(1, '100'),
  after: fc.constantFrom(1, '1', 99),
  sort: fc.constantFrom('likes', 'newest', 'rating', 'title'),
  flag_descending: fc.constantFrom(true, 'off'),
  tag: fc.constantFrom(1, [1, '2'], []),
  skill: fc.constantFrom(1, [1, 1]),
  creator: fc.constantFrom(1, [2]),
  resource_type: fc.constantFrom(1, [2]),
}
const wrong = Object.fromEntries(Object.keys(right).map((name) => [name, wild]))
const body = fc.oneof(
  fc.record(right, { requiredKeys: [] }),
  fc
    .tuple(fc.record(right, { requiredKeys: [] }), fc.record(wrong, { requiredKeys: [] }))
    .map((both) => Object.assign({}, ...both)),
  fc.anything(),
)

describe('lists and filters asked for with anything at all', () => {
  it('are answered or refused, never broken', async () => {
    const tag = await createTag(test.db)
    const person = await createPerson(test)
    await createResource(test.db, { title: 'Sleep', tag_ids: [tag], rating_count: 1, rating_sum: 5 })
    await createResource(test.db, { title: 'Sleep well', creator_id: person.id, status: 'draft' })
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${person.token}` }
    const statuses = new Set<number>()
    await fc.assert(
      fc.asyncProperty(body, async (asked) => {
        const payload = JSON.stringify(asked) ?? ''
        for (const url of ['/v2/resource/list/', '/resources/creator/list/']) {
          const answer = await test.app.inject({ method: 'POST', url, headers, payload })
          statuses.add(answer.statusCode)
          expect([200, 400, 422], answer.body).toContain(answer.statusCode)
          expect(answer.json().success).toBe(answer.statusCode === 200)
        }
        const given = Object.entries(asked !== null && typeof asked === 'object' ? asked : {})
        const query = new URLSearchParams(given.map(([name, value]) => [name, wellFormed(value)]))
        const filter = await test.app.inject(`/v2/resource/filter/count/?${query}`)
        expect([200, 422], filter.body).toContain(filter.statusCode)
      }),
      { numRuns: 250, seed: 20_260_115 },
    )
    expect([...statuses]).toEqual(expect.arrayContaining([200, 422]))
  })
})

function wellFormed(value: unknown): string {
  try {
    return String(value).toWellFormed()
  } catch {
    return 'none'
  }
}
