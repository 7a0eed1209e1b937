import { describe, expect, it } from 'vitest'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createTag } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { DatabaseNotEmpty, loadDemo, NeverInProduction } from './load.ts'

const test = testApp()
const load = (now = TEST_NOW) => loadDemo(test.db, { now, mode: 'test' })
const list = (body: Parameters<typeof test.call<'POST /v2/event/list/'>>[1]['body']) =>
  test.call('POST /v2/event/list/', { body: { length: 100, ...body } })

describe('loading the demo', () => {
  it('goes into an empty database only, and all or nothing', async () => {
    await createEvent(test.db, { title: 'Mine' })
    await expect(load()).rejects.toThrow(DatabaseNotEmpty)
    expect((await list({})).data.map((event) => event.title)).toEqual(['Mine'])
    await test.clear()
    // A tag that is in the way breaks the loading half way.
    await createTag(test.db, { key: 'autism' })
    await expect(load()).rejects.toThrow()
    expect((await list({})).recordsTotal).toBe(0)
    expect((await test.call('GET /v2/event/filter/', {})).data.skills).toEqual([])
  })

  it('is never loaded in production', async () => {
    await expect(loadDemo(test.db, { now: TEST_NOW, mode: 'production' })).rejects.toThrow(NeverInProduction)
    expect((await list({})).recordsTotal).toBe(0)
  })
})
