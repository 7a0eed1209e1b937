import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { exportOf } from '#foundation/privacy/testing/leave.ts'
import { testApp } from '#tests/support/test-app.ts'
import { disablePerson, noPublicWork, writeProfile } from '../../testing/write-profile.queries.ts'
import { blocks } from '../blocks.tables.ts'
import { creatorProfiles, follows } from '../creators.tables.ts'
import { personalCreators } from '../personal-creators.queries.ts'

const test = testApp()
let asha: Person
let ravi: Person

beforeEach(async () => {
  asha = await createPerson(test)
  ravi = await createPerson(test, { first_name: 'Ravi', last_name: 'Rao' })
  await writeProfile(test.db, asha.id)
  await writeProfile(test.db, ravi.id)
})

const block = (one: Person, other: { id: number }, is_blocked?: boolean) =>
  one.tryCall('POST /v2/user/block/', { body: { id: other.id, is_blocked } })
const follow = (one: Person, other: Person) =>
  one.tryCall('POST /v2/user/follow/', { body: { id: other.id, is_followed: true } })
const listOf = async (person: Person) => (await person.call('GET /v2/user/block/list/', {})).data

describe('blocking a person', () => {
  it('ends follows both ways, and none comes back until it is taken back', async () => {
    await follow(asha, ravi)
    await follow(ravi, asha)
    expect(await block(asha, ravi)).toMatchObject({ data: { is_blocked: true } })
    expect(await test.db.$count(follows)).toBe(0)
    const profiles = await test.db.select().from(creatorProfiles)
    expect(profiles.map(({ followers_count }) => followers_count)).toEqual([0, 0])
    expect(await follow(asha, ravi)).toMatchObject({ status: 404 })
    expect(await follow(ravi, asha)).toMatchObject({ status: 404 })
    expect(await block(asha, ravi, false)).toMatchObject({ data: { is_blocked: false } })
    expect(await follow(ravi, asha)).toMatchObject({ success: true })
  })

  it('is seen by who blocked alone', async () => {
    await block(asha, ravi)
    const seen = async (one: Person, other: Person) =>
      (await one.call('GET /v2/creator/details/', { query: { id: other.id } })).data
    expect(await seen(asha, ravi)).toMatchObject({ is_blocked: true, can: { follow: false, block: true } })
    expect(await seen(ravi, asha)).toMatchObject({ is_blocked: false, can: { follow: true, block: true } })
    expect(await listOf(asha)).toEqual([
      { id: ravi.id, name: 'Ravi Rao', blocked_at: '2026-01-15T06:30:00Z' },
    ])
    expect(await listOf(ravi)).toEqual([])
  })

  it('counts once, however often and at once, from both sides too', async () => {
    const wishes = Array.from({ length: 12 }, (_, n) => (n % 2 ? block(asha, ravi) : block(ravi, asha)))
    const follower = follow(asha, ravi)
    expect((await Promise.all(wishes)).every(({ success }) => success)).toBe(true)
    await follower
    expect(await test.db.$count(blocks)).toBe(2)
    expect(await test.db.$count(follows)).toBe(0)
  })

  it('is refused of oneself, of nobody and to a visitor', async () => {
    expect(await block(asha, asha)).toMatchObject({ status: 422, errors: [{ code: 'OwnSelfNotBlocked' }] })
    expect(await block(asha, { id: 999_999 })).toMatchObject({ status: 404 })
    expect(await block(asha, { id: 999_999 }, false)).toMatchObject({ status: 404 })
    expect(await asha.tryCall('POST /v2/user/block/', { body: { id: 'x' as never } })).toMatchObject({
      status: 422,
    })
    expect(await test.tryCall('POST /v2/user/block/', { body: { id: ravi.id } })).toMatchObject({
      status: 401,
    })
    expect(await test.tryCall('GET /v2/user/block/list/', {})).toMatchObject({ status: 401 })
  })

  it('of a parent without a public page is refused as of nobody, also by a parent whom they block', async () => {
    const parent = await createPerson(test)
    await block(parent, asha)
    for (const is_blocked of [true, false]) {
      const answers = [await block(asha, { id: 999_999 }, is_blocked), await block(asha, parent, is_blocked)]
      const [nobody, some] = answers.map((answer) => ({
        ...answer,
        log_id: undefined,
        request_id: undefined,
      }))
      expect(nobody).toMatchObject({ status: 404, errors: [{ code: 'PersonNotFound' }] })
      expect(some).toEqual(nobody)
    }
    expect(await listOf(asha)).toEqual([])
  })

  it('can end after the page or the account is gone, and tells the whole name only while there is a page', async () => {
    const namesIn = async (list: 'follows' | 'blocks') => {
      const { rows } = await exportOf(test, { part: personalCreators(noPublicWork), person: asha })
      return rows[list]?.map((row) => 'name' in row && row.name)
    }
    const meera = await createPerson(test, { first_name: 'Meera', last_name: 'Nair' })
    await writeProfile(test.db, meera.id)
    await follow(asha, meera)
    await block(asha, ravi)
    expect([await namesIn('follows'), await namesIn('blocks')]).toEqual([['Meera Nair'], ['Ravi Rao']])
    for (const { id } of [ravi, meera]) await writeProfile(test.db, id, { introduction: '' })
    expect([await namesIn('follows'), await namesIn('blocks')]).toEqual([['Meera N.'], ['Ravi R.']])
    expect(await listOf(asha)).toMatchObject([{ name: 'Ravi R.' }])
    await disablePerson(test.db, ravi.id, test.clock.now())
    expect(await block(asha, ravi, false)).toMatchObject({ data: { is_blocked: false } })
    expect(await block(asha, ravi)).toMatchObject({ status: 404 })
  })

  it('comes with a report of what somebody made, when asked for', async () => {
    const report = { kind: 'creator', id: ravi.id, reason: 'unkind' as const }
    await asha.call('POST /master/report/', { body: report })
    expect(await listOf(asha)).toEqual([])
    await asha.call('POST /master/report/', { body: { ...report, also_block: true } })
    expect(await listOf(asha)).toMatchObject([{ id: ravi.id }])
  })
})

describe('the first links in a profile', () => {
  it('keep its words from others until a moderator has looked at them', async () => {
    const moderator = await createPerson(test, { is_admin: true })
    const set = (introduction: string) =>
      asha.call('POST /v2/user/public/details/', { body: { introduction } })
    const seen = async () =>
      (await test.call('GET /v2/creator/details/', { query: { id: asha.id } })).data.introduction
    const told = await set('See https://example.org')
    expect(told.message).toContain('usually within a day')
    expect(told.data.is_waiting).toBe(true)
    expect(await seen()).toBe('')
    await set('I teach.')
    expect(await seen()).toBe('I teach.')
    await set('See https://example.org')
    const body = { kind: 'creator', id: asha.id, decision: 'publish' as const }
    await moderator.call('POST /v2/admin/held/decide/', { body })
    expect(await seen()).toBe('See https://example.org')
    expect((await set('See https://example.org today')).data.is_waiting).toBe(false)
  })
})
