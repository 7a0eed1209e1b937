import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { fillFollowers } from '../../testing/fill-followers.queries.ts'
import { disablePerson, writeProfile } from '../../testing/write-profile.queries.ts'

const test = testApp()
const LISTS = ['POST /v2/user/follower/list/', 'POST /v2/user/following/list/'] as const
const [FOLLOWERS, FOLLOWING] = LISTS

async function follow(follower: Person, followed: Person, isFollowed = true): Promise<void> {
  await writeProfile(test.db, followed.id)
  test.clock.set(new Date(test.clock.now().getTime() + 1_000))
  await follower.call('POST /v2/user/follow/', { body: { id: followed.id, is_followed: isFollowed } })
}

const namesOf = async (list: (typeof LISTS)[number], person: Person, body = {}) =>
  (await person.call(list, { body })).data.map(({ name }) => name)

describe('the people who follow me and whom I follow', () => {
  it('are listed to me, the newest first, with whether I follow them', async () => {
    const me = await createPerson(test)
    const [ravi, zoya] = [
      await createPerson(test, { first_name: 'Ravi', last_name: 'Kumar' }),
      await createPerson(test, { first_name: 'Zoya', last_name: 'Khan' }),
    ]
    await writeProfile(test.db, zoya.id, { designation: 'Teacher' })
    await follow(ravi, me)
    await follow(zoya, me)
    await follow(me, zoya)
    const { data, recordsTotal } = await me.call(FOLLOWERS, {})
    expect(recordsTotal).toBe(2)
    expect(data).toMatchObject([
      {
        id: zoya.id,
        name: 'Zoya Khan',
        designation: 'Teacher',
        followers: 1,
        is_followed: true,
        is_public: true,
      },
      // A parent without a public page is shown with a short name.
      { id: ravi.id, name: 'Ravi K.', designation: '', is_followed: false, is_public: false },
    ])
    expect(await namesOf(FOLLOWING, me)).toEqual(['Zoya Khan'])
    await follow(me, zoya, false)
    expect(await namesOf(FOLLOWING, me)).toEqual([])
  })

  it.each(LISTS)('are nobody else’s to read: %s', async (list) => {
    const [me, stranger] = [await createPerson(test), await createPerson(test)]
    const administrator = await createPerson(test, { is_admin: true })
    await follow(stranger, me)
    for (const other of [stranger, administrator])
      expect(await other.tryCall(list, { body: { id: me.id } })).toMatchObject({
        status: 403,
        data: { message: expect.any(String) },
        errors: [{ code: 'NotAllowed' }],
      })
    expect(await test.tryCall(list, { body: { id: me.id } })).toMatchObject({ status: 401 })
    expect((await me.call(list, { body: { id: me.id } })).success).toBe(true)
  })

  it('go on behind somebody, page by page, each once', async () => {
    const me = await createPerson(test)
    await fillFollowers(test.db, me.id, 40)
    for (const list of LISTS) {
      const all = (await me.call(list, { body: { length: 100 } })).data.map(({ id }) => id)
      expect(new Set(all).size).toBe(40)
      const second = (await me.call(list, { body: { page: 2, length: 15 } })).data.map(({ id }) => id)
      expect(second).toEqual(all.slice(15, 30))
      const behind = await me.call(list, { body: { after: all[14], length: 15 } })
      expect(behind.data.map(({ id }) => id)).toEqual(second)
      expect(behind.recordsTotal).toBe(40)
    }
  })

  it('go on rightly among people who followed in the same moment', async () => {
    const me = await createPerson(test)
    const people = [await createPerson(test), await createPerson(test), await createPerson(test)]
    await writeProfile(test.db, me.id)
    for (const person of people) await person.call('POST /v2/user/follow/', { body: { id: me.id } })
    const seen: number[] = []
    for (let after: number | undefined; seen.length < 3; after = seen.at(-1))
      seen.push(...(await me.call(FOLLOWERS, { body: { length: 1, after } })).data.map(({ id }) => id))
    expect(seen.toSorted()).toEqual(people.map(({ id }) => id).toSorted())
  })

  it('refuse a cursor that is not in the list, and what is no number', async () => {
    const [me, other] = [await createPerson(test), await createPerson(test)]
    for (const list of LISTS) {
      expect(await me.tryCall(list, { body: { after: other.id } })).toMatchObject({
        status: 422,
        errors: [{ code: 'CursorNotFound', field: 'after' }],
      })
      for (const body of [{ page: 0 }, { length: 101 }, { length: -1 }, { after: 'x' as never }])
        expect(await me.tryCall(list, { body })).toMatchObject({ status: 422 })
    }
  })

  it('leave out who was disabled, and hide hidden words', async () => {
    const [me, gone, hidden] = [await createPerson(test), await createPerson(test), await createPerson(test)]
    await follow(gone, me)
    await follow(hidden, me)
    await follow(me, gone)
    await writeProfile(test.db, hidden.id, {
      designation: 'Buy here',
      hidden_at: test.clock.now(),
      hidden_reason: 'An advert',
    })
    await disablePerson(test.db, gone.id, test.clock.now())
    await follow(me, hidden)
    for (const list of LISTS) {
      const { data, recordsTotal } = await me.call(list, {})
      expect(data).toMatchObject([{ id: hidden.id, designation: '' }])
      expect(recordsTotal).toBe(1)
    }
    expect((await me.call(FOLLOWERS, { body: { after: gone.id } })).recordsTotal).toBe(1)
  })

  it('hold each person once, however often they turned over at once', async () => {
    const [me, other] = [await createPerson(test), await createPerson(test)]
    await writeProfile(test.db, other.id)
    await Promise.all(
      Array.from({ length: 200 }, () => me.tryCall('POST /v2/user/follow/', { body: { id: other.id } })),
    )
    expect((await me.call(FOLLOWING, {})).recordsTotal).toBe(0)
    expect((await me.call('POST /v2/user/follow/', { body: { id: other.id } })).data.followers).toBe(1)
    expect(await namesOf(FOLLOWING, me)).toHaveLength(1)
  })

  it('ask as many queries for 100,000 people as for one, and say that there are more than they count', async () => {
    const [loved, me, other] = [await createPerson(test), await createPerson(test), await createPerson(test)]
    await follow(other, me)
    await follow(me, other)
    await fillFollowers(test.db, loved.id, 100_000)
    for (const list of LISTS) {
      const asked = (person: Person, body = {}) => test.queriesOf(() => person.call(list, { body }))
      expect(await asked(loved)).toBe(await asked(me))
      const first = await loved.call(list, {})
      expect(first).toMatchObject({ recordsTotal: 10_000, recordsTotal_is_capped: true })
      const last = (await loved.call(list, { body: { page: 8_000 } })).data.at(-1)?.id
      const started = performance.now()
      const { data } = await loved.call(list, { body: { after: last } })
      expect(data).toHaveLength(12)
      expect(performance.now() - started).toBeLessThan(500)
    }
  }, 120_000)
})
