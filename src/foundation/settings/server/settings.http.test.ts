import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { product, productDefaults, shownProduct, showProduct } from '#contract/product.ts'
import { createPerson, PASSWORD, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createLog } from '#platform/log/log.ts'
import { testApp } from '#tests/support/test-app.ts'
import { openSettings } from './open-settings.ts'

const test = testApp()
let admin: Person

beforeEach(async () => {
  admin = await createPerson(test, { is_admin: true })
})
afterEach(() => showProduct({}))

const edit = (body: object, by = admin) => by.tryCall('POST /v2/admin/settings/edit/', { body })
const read = async () => (await admin.call('GET /v2/admin/settings/', {})).data
const audited = async () =>
  (await admin.call('POST /v2/admin/audit/list/', { body: { kind: 'settings' } })).data

describe('the settings', () => {
  it('change the name and links that are shown, at once and for every reader, and back again', async () => {
    expect(await read()).toMatchObject({
      texts: { name: 'Pankh', welcome_en: '' },
      defaults: { name: 'Pankh' },
    })
    const links = { youtube: '', about_url: 'https://about.example/us', logout_url: 'https://bye.example' }
    await edit({ name: 'Udaan', email: 'HELLO@udaan.example', footer_note_hi: 'हम सब साथ', ...links })
    expect(product).toMatchObject({
      name: 'Udaan',
      tagline: productDefaults.tagline,
      organisation: { email: 'hello@udaan.example', legalName: { en: 'Pankh Foundation' } },
      social: { YouTube: '', Instagram: productDefaults.social.Instagram },
      aboutUrl: 'https://about.example/us',
      footerNote: { en: '', hi: 'हम सब साथ' },
    })
    expect(shownProduct()).not.toHaveProperty('tagline')
    const { data } = await admin.call('POST /user/logout/', {})
    expect(data.redirect_to).toBe('https://bye.example')
  })

  it('are in the terms, and in mails from the next one on', async () => {
    await edit({ name: 'Udaan', email: 'hello@udaan.example' })
    const terms = JSON.stringify(await test.call('GET /legal/{name}/', { params: { name: 'terms' } }))
    expect(terms).toContain('hello@udaan.example')
    expect(terms).not.toContain(productDefaults.organisation.email)
    await test.call('POST /user/forget-password/', { body: { identifier: admin.email } })
    await test.runJobs()
    const { data } = await admin.call('POST /v2/admin/mail/list/', { body: {} })
    expect(data[0]?.subject).toContain('Udaan')
  })

  it('keep what is not sent along, and only what is not the default', async () => {
    await edit({ name: 'Udaan', welcome_en: 'Come in' })
    await edit({ tagline: 'For every child' })
    expect((await read()).texts).toMatchObject({
      name: 'Udaan',
      tagline: 'For every child',
      welcome_en: 'Come in',
    })
    await edit({ name: 'Pankh', welcome_en: '' })
    expect(shownProduct()).toEqual({ tagline: 'For every child' })
    await admin.call('POST /v2/admin/settings/reset/', { body: { key: 'tagline' } })
    expect(shownProduct()).toEqual({})
  })

  it('tell the audit log each change with before and after, and nothing where nothing changed', async () => {
    await edit({ name: 'Udaan' })
    await edit({ name: 'Udaan' })
    await admin.call('POST /v2/admin/settings/reset/', { body: { key: 'texts' } })
    expect(await audited()).toMatchObject([
      { action: 'reset', changes: { name: ['Udaan', null] } },
      { action: 'changed', actor_id: admin.id, changes: { name: ['Pankh', 'Udaan'] } },
    ])
  })

  it.each([
    [{ name: ' ' }, 'name'],
    [{ name: 'x'.repeat(41) }, 'name'],
    [{ name: '翼' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ youtube: 'javascript:alert(1)' }, 'youtube'],
    [{ logout_url: '//evil.example' }, 'logout_url'],
    [{ about_url: 'https://a:b@evil.example' }, 'about_url'],
    [{ footer_note_en: 'x'.repeat(301) }, 'footer_note_en'],
  ])('refuse %j beside its field', async (body, field) => {
    expect(await edit(body)).toMatchObject({ status: 422, errors: [{ field }] })
    expect(shownProduct()).toEqual({})
  })

  it('are never written over unseen by somebody who opened them before', async () => {
    const { texts, revision } = await read()
    expect(await edit({ ...texts, footer_note_en: 'Closed on Sundays', revision })).toMatchObject({
      success: true,
    })
    const late = { ...texts, tagline: 'For every child', revision }
    expect(await edit(late)).toMatchObject({ status: 409, errors: [{ code: 'SettingsChangedMeanwhile' }] })
    const now = await read()
    expect(now.texts).toEqual({ ...texts, footer_note_en: 'Closed on Sundays' })
    expect(await edit({ ...now.texts, tagline: 'For every child', revision: now.revision })).toMatchObject({
      success: true,
    })
  })

  it('are for administrators alone', async () => {
    const stranger = await createPerson(test)
    expect(await edit({ name: 'Mine' }, stranger)).toMatchObject({ status: 403 })
    expect(await stranger.tryCall('GET /v2/admin/settings/', {})).toMatchObject({ status: 403 })
    expect(await test.tryCall('GET /v2/admin/settings/', {})).toMatchObject({ status: 401 })
  })

  it('changed by many at once end as one of them said, each told as it followed on the other', async () => {
    const names = Array.from({ length: 8 }, (_, at) => `Name ${at}`)
    await Promise.all(names.map((name) => edit({ name })))
    const steps = (await audited()).map(({ changes }) => changes.name)
    expect(steps).toHaveLength(8)
    expect(steps[0]?.[1]).toBe((await read()).texts.name)
    for (const [at, step] of steps.slice(0, -1).entries()) expect(step?.[0]).toBe(steps[at + 1]?.[1])
  })

  it('set by another process hold here soon, should nobody tell', async () => {
    const links = { about: undefined, logout: undefined, officeViewer: undefined }
    const changes = { on: () => undefined }
    const other = await openSettings({ db: test.db, log: createLog('silent'), changes, links, every: 20 })
    await edit({ name: 'Udaan' })
    showProduct({})
    await expect.poll(() => product.name).toBe('Udaan')
    other.close()
  })
})

describe('limits', () => {
  const set = (body: object) => admin.tryCall('POST /v2/admin/settings/limit/edit/', { body } as never)
  /** Tries to follow someone who doesn't exist, which also counts as a try. */
  const follow = (by: Person) => by.tryCall('POST /v2/user/follow/', { body: { id: 999_999 } })
  const limit = async (name: string) => (await read()).limits.find((one) => one.name === name)

  it('are all there with words, numbers and bounds', async () => {
    const { limits } = await read()
    expect(limits.length).toBeGreaterThan(28)
    for (const { words, name } of limits) expect(words, name).toMatch(/^[A-Z].{10,}/)
    expect(await limit('follow')).toEqual({
      name: 'follow',
      words: 'Follows, per person',
      tries: 300,
      seconds: 3600,
      default_tries: 300,
      default_seconds: 3600,
      least_tries: 1,
      most_tries: 3000,
      least_seconds: 1800,
      most_seconds: 108_000,
    })
  })

  it('hold what was set from the next try on, and the default again after', async () => {
    const ravi = await createPerson(test)
    expect(await set({ name: 'follow', tries: 1, seconds: 1800 })).toMatchObject({ success: true })
    expect(await follow(ravi)).toMatchObject({ status: 404 })
    expect(await follow(ravi)).toMatchObject({ status: 429 })
    await admin.call('POST /v2/admin/settings/reset/', { body: { key: 'limit:follow' } })
    expect(await follow(ravi)).toMatchObject({ status: 404 })
    expect(await audited()).toMatchObject([
      { action: 'reset' },
      { action: 'limit-changed', changes: { 'limit:follow': [{ tries: 300 }, { tries: 1, seconds: 1800 }] } },
    ])
  })

  it.each([
    ['event-question', 'POST /v2/event/question/add/', { id: 999_999, question: 'From what age?' }],
    ['event-question', 'POST /v2/event/question/edit/', { id: 999_999, question: 'From what age?' }],
    ['event-review', 'POST /v2/event/review/add/', { id: 999_999 }],
    ['resource-adding', 'POST /v2/resource/add/', { title: 'Our day', status: 'draft' }],
    ['follow', 'POST /v2/user/follow/', { id: 999_999 }],
    ['block', 'POST /v2/user/block/', { id: 999_999 }],
    ['report', 'POST /master/report/', { kind: 'event-question', id: 999_999, reason: 'advert' }],
    ['find-account', 'POST /v2/admin/event/host/add/', { id: 999_999, email: 'ravi@example.org' }],
    [
      'find-account',
      'POST /v2/admin/speaker/save/',
      { name: 'Ravi', designation_en: 'Parent', introduction_en: 'Listens.', email: 'ravi@example.org' },
    ],
  ])('hold for a person, whatever their email: %s of %s', async (name, call, body) => {
    await set({ name, tries: 1, seconds: 86_400 })
    const ravi = await createPerson(test, { is_admin: true })
    const send = async () => {
      const answer = await ravi.tryCall(call as never, { body } as never)
      return answer.success ? 200 : answer.status
    }
    expect(await send()).not.toBe(429)
    await ravi.call('PATCH /v2/user/details/', {
      body: { email: 'new@example.org', current_password: PASSWORD },
    })
    expect(await send()).toBe(429)
    // Other files' tests use this process too.
    await admin.call('POST /v2/admin/settings/reset/', { body: { key: `limit:${name}` } })
  })

  it('are never taken away', async () => {
    for (const wrong of [{ tries: 0 }, { tries: -1 }, { tries: 11 }, { seconds: 1 }, { seconds: 10 ** 9 }]) {
      const answer = await set({ name: 'wrong-password', tries: 5, seconds: 1800, ...wrong })
      expect(answer).toMatchObject({
        status: 422,
        errors: [{ code: 'OutOfBounds', field: Object.keys(wrong)[0] }],
      })
    }
    expect(await set({ name: 'nothing', tries: 5, seconds: 60 })).toMatchObject({ status: 404 })
    const reset = (key: string) => admin.tryCall('POST /v2/admin/settings/reset/', { body: { key } })
    expect(await reset('limit:nothing')).toMatchObject({ status: 404 })
    expect(await reset('constructor')).toMatchObject({ status: 404 })
  })
})
