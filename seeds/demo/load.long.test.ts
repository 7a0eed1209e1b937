import { describe, expect, it } from 'vitest'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { loadDemo } from './load.ts'

const test = testApp()
const load = (now = TEST_NOW) => loadDemo(test.db, { now, mode: 'test' })
const list = (body: Parameters<typeof test.call<'POST /v2/event/list/'>>[1]['body']) =>
  test.call('POST /v2/event/list/', { body: { length: 100, ...body } })

describe('the loaded demo', () => {
  it('is dated by the day it is in India', async () => {
    const almostTomorrow = new Date('2026-01-15T20:00:00Z')
    await load(almostTomorrow)
    test.clock.set(almostTomorrow)
    const { data } = await list({ search_query: 'First words: speech games for the kitchen table' })
    expect(data[0]).toMatchObject({
      start_date_time: '2026-01-23T12:00:00Z',
      end_date_time: '2026-01-23T13:00:00Z',
    })
  })

  it('is the same each time', async () => {
    await load()
    const first = await list({})
    await test.clear()
    await load()
    expect(await list({})).toEqual(first)
  }, 120_000)
})
