import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { enqueueByName } from '#foundation/privacy/testing/run-by-name.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { type AnalyticsEvent, MOST_ANALYTICS_EVENTS } from '../analytics.contract.ts'
import { analyticsEventsRetention } from './analytics-events.queries.ts'
import { analyticsEvents } from './analytics-events.tables.ts'

const test = testApp()
const CALL = 'POST /master/signal/'
const popup: AnalyticsEvent = { key: 'view_login_popup', page: '/events/details/$id' }
const click: AnalyticsEvent = { key: 'click_login', page: '/auth' }
const kept = () => test.db.select().from(analyticsEvents).orderBy(analyticsEvents.id)
const post = (payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/master/signal/', payload, headers })

describe('analytics events', () => {
  it('of a visitor are kept with the page and with where the visit came from', async () => {
    const origin = { utm_source: 'school-letter', utm_medium: 'paper', utm_campaign: 'spring' }
    const program_name = 'Calm classrooms'
    const answer = await test.call(CALL, {
      body: { signals: [{ ...popup, ...origin, program_name }, click] },
    })
    expect(answer.data).toEqual({ kept: 2 })
    expect(await kept()).toMatchObject([
      { ...popup, ...origin, program_name, user_id: null, at: TEST_NOW },
      { ...click, program_name: null, utm_source: 'Direct', utm_medium: 'None', utm_campaign: 'None' },
    ])
  })

  it('tell what the page was of, and are not kept of a page whose address is personal, nor of the administration', async () => {
    const view = { key: 'view_page', page: '/events/details/$id', subject_id: 7 } as const
    const certificate = { key: 'view_page', page: '/group-counselling/certificate/$email' } as const
    await test.call(CALL, { body: { signals: [view, certificate] } })
    const pages = [
      '/group-counselling/certificate/{-$topic}/{-$speakerId}/$email',
      '/admin/',
      '/admin/people',
      '/dev/kit',
    ]
    const uncounted = pages.map((page) => ({ key: 'view_page', page, subject_id: 1 }) as const)
    await test.call(CALL, { body: { signals: [certificate, ...uncounted] } })
    expect(await kept()).toMatchObject([view])
  })

  it('of somebody logged in name them, and no more once they are gone', async () => {
    const asha = await createPerson(test)
    await asha.call(CALL, { body: { signals: [click] } })
    expect(await kept()).toMatchObject([{ user_id: asha.id }])
  })

  it('never hold an e-mail address, nor what the contract does not know', async () => {
    const body = {
      signals: [
        { ...click, utm_source: 'asha@example.org', program_name: 'for asha@example.org', email: 'a@b.in' },
      ],
    }
    expect((await post(body)).statusCode).toBe(200)
    expect(await kept()).toMatchObject([{ utm_source: 'Direct', program_name: null }])
    expect(JSON.stringify(await kept())).not.toContain('@')
    expect(JSON.stringify(test.logged)).not.toContain('@')
  })

  it.each([
    ['an unknown key', { signals: [{ ...click, key: 'buy' }] }],
    ['an address in place of a pattern', { signals: [{ ...click, page: '/group/asha@example.org' }] }],
    ['another site', { signals: [{ ...click, page: 'https://example.org/' }] }],
    ['a page that never ends', { signals: [{ ...click, page: `/${'x'.repeat(120)}` }] }],
    ['words that never end', { signals: [{ ...click, utm_campaign: 'x'.repeat(201) }] }],
    ['an id that is none', { signals: [{ ...click, subject_id: -4 }] }],
    ['an id past all ids', { signals: [{ ...click, subject_id: 3_000_000_000 }] }],
    ['no analytics event', { signals: [] }],
    ['too many', { signals: Array.from({ length: MOST_ANALYTICS_EVENTS + 1 }, () => click) }],
    ['no list', { signals: 'click_login' }],
  ])('are refused with %s, all of the call', async (_what, body) => {
    const answer = await post(body)
    expect(answer.statusCode).toBe(422)
    expect(await kept()).toEqual([])
  })

  it('are refused from the pages of another site', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', cookie: 'accesstoken=x' }
    const answer = await post({ signals: [click] }, headers)
    expect(answer.json()).toMatchObject({ errors: [{ code: 'CrossSiteRequest' }] })
    expect(await kept()).toEqual([])
  })

  it('are forgotten after half a year', async () => {
    await test.call(CALL, { body: { signals: [click] } })
    const later = (days: number) => new Date(TEST_NOW.getTime() + days * 24 * 3600 * 1_000)
    test.clock.set(later(179))
    await test.call(CALL, { body: { signals: [popup] } })
    await enqueueByName(test.db, analyticsEventsRetention.job)
    await test.runJobs()
    expect(await kept()).toHaveLength(2)
    test.clock.set(later(181))
    await enqueueByName(test.db, analyticsEventsRetention.job)
    await test.runJobs()
    expect(await kept()).toMatchObject([{ key: 'view_login_popup' }])
  })

  // The last test, because in a process of its own the counters outlive a test.
  it('from one address are so many, and then wait', async () => {
    const calls = await Promise.all(Array.from({ length: 1_005 }, () => post({ signals: [click] })))
    expect(calls.filter(({ statusCode }) => statusCode === 200).length).toBeLessThanOrEqual(1_000)
    const [refused] = calls.filter(({ statusCode }) => statusCode === 429)
    expect(refused?.headers['retry-after']).toBeDefined()
  })
})
