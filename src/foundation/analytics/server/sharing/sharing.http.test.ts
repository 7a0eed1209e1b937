import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { enqueue } from '#platform/jobs/enqueue.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import type { AnalyticsEvent } from '../../analytics.contract.ts'
import { startAmplitude } from '../../testing/amplitude-server.ts'
import { analyticsEvents } from '../analytics-events.tables.ts'
import { shareAnalyticsEventsJob } from './share-analytics-events.ts'

const amplitude = await startAmplitude()
const KEY = 'key-of-the-project-for-tests'
const test = testApp({
  environment: {
    AMPLITUDE_KEY: 'key-for-production',
    AMPLITUDE_TEST_KEY: KEY,
    AMPLITUDE_URL: amplitude.url,
  },
})
beforeEach(() => amplitude.clear())
afterAll(() => amplitude.close())

const origin = { utm_source: 'school-letter', utm_medium: 'paper', utm_campaign: 'spring' }
const view: AnalyticsEvent = { key: 'view_page', page: '/events/details/$id', subject_id: 7, ...origin }
const popup: AnalyticsEvent = { key: 'view_login_popup', page: '/', program_name: 'Calm classrooms' }

/** A browser that keeps its cookie and may be logged in. */
function openBrowser(person?: Person) {
  let cookie = ''
  const ask = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const loggedIn = person ? { authorization: `Bearer ${person.token}` } : {}
    const headers = { 'sec-fetch-site': 'same-origin', ...(cookie ? { cookie } : {}), ...loggedIn }
    const answer = await test.app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    const given = answer.cookies.find(({ name }) => name === 'consent')
    if (given) cookie = given.value ? `consent=${given.value}` : ''
    return answer
  }
  return {
    cookie: () => cookie,
    device: () => cookie.split(':yes:')[1],
    decide: (is_given: boolean) => ask('POST', '/user/consent/', { is_given }),
    state: async () => (await ask('GET', '/user/consent/')).json().data,
    count: (...sent: AnalyticsEvent[]) => ask('POST', '/master/signal/', { signals: sent }),
    logIn: (identifier: string) =>
      ask('POST', '/user/client/login/', { identifier, password: 'Mango-Tree-42' }),
    shareProfile: (email: string) => ask('POST', '/user/add_amplitude_details/', { email }),
  }
}

async function share() {
  await enqueue(test.db, shareAnalyticsEventsJob, {})
  await test.runJobs()
}

describe('without consent nothing leaves', () => {
  it('of a visitor, of somebody who refused, of somebody logged in, whatever they do', async () => {
    const asha = await createPerson(test)
    const visitor = openBrowser()
    await visitor.count(view, popup)
    await visitor.decide(false)
    await visitor.count(view)
    const loggedIn = openBrowser(asha)
    await loggedIn.count(view, popup)
    expect((await loggedIn.shareProfile(asha.email)).json()).toMatchObject({ success: true })
    await loggedIn.decide(false)
    await loggedIn.shareProfile(asha.email)
    await share()
    expect(amplitude.captured).toEqual([])
    expect(await test.db.$count(analyticsEvents)).toBe(5)
  })

  it('by a cookie that nobody was asked for', async () => {
    const cookie = 'consent=v2026-11:yes:00000000-0000-4000-8000-000000000000'
    const headers = { cookie, 'sec-fetch-site': 'same-origin' }
    await test.app.inject({ method: 'POST', url: '/master/signal/', headers, payload: { signals: [view] } })
    await share()
    expect(amplitude.captured).toEqual([])
    expect(await test.db.select().from(analyticsEvents)).toMatchObject([{ device_id: null }])
  })

  it('of somebody who signs in where another person agreed: they are asked themselves', async () => {
    const asha = await createPerson(test)
    const browser = openBrowser()
    await browser.decide(true)
    const before = browser.cookie()
    await browser.logIn(asha.email)
    expect(browser.cookie()).toBe('')
    const headers = { cookie: before, authorization: `Bearer ${asha.token}` }
    await test.app.inject({ method: 'POST', url: '/master/signal/', headers, payload: { signals: [view] } })
    await share()
    expect(amplitude.captured).toEqual([])
  })
})

describe('with consent', () => {
  it('the analytics events of a visitor leave once, with nothing beyond the list', async () => {
    const browser = openBrowser()
    expect(await browser.state()).toEqual({ is_offered: true, is_given: null })
    await browser.count(view)
    const answer = await browser.decide(true)
    expect(answer.headers['set-cookie']).toMatch(
      /^consent=v2026-11:yes:[\da-f-]{36}; Max-Age=31536000; Path=\/; SameSite=Lax$/,
    )
    expect(await browser.state()).toEqual({ is_offered: true, is_given: true })
    await browser.count(view, popup)
    await share()
    await share()
    const rows = await test.db.select().from(analyticsEvents).orderBy(analyticsEvents.id)
    const common = { device_id: browser.device(), time: TEST_NOW.getTime() }
    expect(amplitude.captured.map(({ address, body }) => ({ address, body }))).toEqual([
      {
        address: 'POST /2/httpapi',
        body: {
          api_key: KEY,
          events: [
            {
              ...common,
              event_type: 'view_page',
              insert_id: `signal-${rows[1]?.id}`,
              event_properties: { location: '/events/details/$id', ...origin },
            },
            {
              ...common,
              event_type: 'view_login_popup',
              insert_id: `signal-${rows[2]?.id}`,
              event_properties: {
                location: '/',
                program_name: 'Calm classrooms',
                utm_source: 'Direct',
                utm_medium: 'None',
                utm_campaign: 'None',
              },
            },
          ],
        },
      },
    ])
    const [{ headers } = { headers: {} }] = amplitude.captured
    const known =
      'accept accept-encoding accept-language connection content-length content-type host sec-fetch-mode user-agent'
    expect(known.split(' ')).toEqual(expect.arrayContaining(Object.keys(headers)))
    expect(rows.map(({ shared_at }) => shared_at)).toEqual([null, TEST_NOW, TEST_NOW])
  })

  it('the profile of somebody leaves with exactly the properties of the list', async () => {
    const asha = await createPerson(test, { mobile: '+919876543210' })
    const browser = openBrowser(asha)
    test.clock.set(new Date('2026-11-21T20:00:00Z'))
    await browser.decide(true)
    await test.runJobs()
    const identify = {
      event_type: '$identify',
      device_id: browser.device(),
      insert_id: expect.stringMatching(/^profile-[\da-f-]{36}$/),
      time: test.clock.now().getTime(),
      user_properties: {
        name: 'Asha Verma',
        email: asha.email,
        mobile: '+919876543210',
        user_type: '',
        is_member: 'no',
        logged_in: 'yes',
        membership_type: 'Community Member',
        created_date: expect.stringMatching(/^\d\d-\d\d-\d{4}$/),
      },
    }
    expect(amplitude.captured.map(({ body }) => body)).toEqual([{ api_key: KEY, events: [identify] }])
    await browser.shareProfile(asha.email)
    await test.runJobs()
    expect(amplitude.events()).toEqual([identify, identify])
  })

  it('a choice of the account holds where it signs in next', async () => {
    const asha = await createPerson(test)
    await openBrowser(asha).decide(true)
    const second = openBrowser()
    await second.logIn(asha.email)
    expect(second.cookie()).toMatch(/^consent=v2026-11:yes:/)
    await openBrowser(asha).decide(false)
    const third = openBrowser()
    await third.logIn(asha.email)
    expect(third.cookie()).toBe('consent=v2026-11:no')
  })
})

describe('consent that is taken back', () => {
  it('stops at once: what waits loses its number, in every browser of the person', async () => {
    const asha = await createPerson(test)
    const phone = openBrowser(asha)
    const desk = openBrowser(asha)
    await phone.decide(true)
    await desk.decide(true)
    await phone.count(view)
    await desk.count(popup)
    await desk.decide(false)
    await phone.count(view)
    expect(await phone.state()).toEqual({ is_offered: true, is_given: false })
    await test.runJobs()
    await share()
    expect(amplitude.captured).toEqual([])
    const rows = await test.db.select().from(analyticsEvents)
    expect(rows.map(({ device_id }) => device_id)).toEqual([null, null, null])
  })

  it('leaves what was shared before marked as it was', async () => {
    const browser = openBrowser()
    await browser.decide(true)
    const device_id = browser.device()
    await browser.count(view)
    await share()
    await browser.decide(false)
    expect(browser.cookie()).toBe('consent=v2026-11:no')
    expect(await test.db.select().from(analyticsEvents)).toMatchObject([{ device_id, shared_at: TEST_NOW }])
  })

  it('holds over a yes of the same moment that came before it, and never sends what nobody agreed to', async () => {
    const browser = openBrowser()
    await browser.decide(true)
    await Promise.all([browser.count(view), browser.decide(false), browser.count(popup)])
    await share()
    expect(amplitude.captured).toEqual([])
  })
})

describe('a service that does not take what is sent', () => {
  async function counted(number: number) {
    const browser = openBrowser()
    await browser.decide(true)
    await browser.count(...Array.from({ length: number }, () => view))
    return browser
  }
  const later = (seconds: number) => test.clock.set(new Date(test.clock.now().getTime() + seconds * 1_000))

  it.each([500, 503, 429, 302])(
    'is asked again after %i, with the same ids, and loses nothing',
    async (status) => {
      await counted(3)
      amplitude.answers(() => ({ status, body: {} }))
      await share()
      later(60)
      amplitude.answers()
      await test.runJobs()
      expect(amplitude.captured).toHaveLength(2)
      expect(amplitude.captured[1]?.body).toEqual(amplitude.captured[0]?.body)
      expect(
        (await test.db.select().from(analyticsEvents)).every(({ shared_at }) => shared_at !== null),
      ).toBe(true)
    },
  )

  it.each([400, 413])('is sent halves after %i, and the one that it refuses stays here', async (status) => {
    const browser = await counted(5)
    const bad = (await test.db.select().from(analyticsEvents).orderBy(analyticsEvents.id))[3]?.id
    amplitude.answers((events) =>
      events.some(({ insert_id }) => insert_id === `signal-${bad}`)
        ? { status, body: { code: status, error: `bad value of ${browser.device()}` } }
        : { status: 200, body: {} },
    )
    await share()
    const rows = await test.db.select().from(analyticsEvents).orderBy(analyticsEvents.id)
    expect(rows.map(({ shared_at }) => shared_at !== null)).toEqual([true, true, true, false, true])
    expect(rows[3]?.device_id).toBeNull()
    expect(test.logged).toContainEqual(expect.objectContaining({ signal_id: bad, status }))
    expect(JSON.stringify(test.logged)).not.toContain(browser.device())
    amplitude.clear()
    await share()
    expect(amplitude.captured).toEqual([])
  })

  it('says that the key is wrong: that is mended, and nothing is dropped', async () => {
    await counted(2)
    amplitude.answers(() => ({ status: 400, body: { error: `Invalid API key: ${KEY}` } }))
    await share()
    expect(amplitude.captured).toHaveLength(1)
    amplitude.answers()
    later(60)
    await test.runJobs()
    expect((await test.db.select().from(analyticsEvents)).every(({ shared_at }) => shared_at !== null)).toBe(
      true,
    )
    expect(JSON.stringify(test.logged)).not.toContain(KEY)
  })
})
