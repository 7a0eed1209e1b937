import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'
import { resourceBookmarks, resourceLikes, resourceShares } from '../resource-doing.tables.ts'
import { resources } from '../resources.tables.ts'

const test = testApp()

const counts = async (id: number) => {
  const [found] = (await test.db.select().from(resources)).filter((one) => one.id === id)
  return found
}

describe.each([
  { name: 'liking', call: 'POST /v2/resource/like/', flag: 'is_liked', count: 'likes_count' },
  { name: 'keeping', call: 'POST /v2/resource/bookmark/', flag: 'is_bookmarked', count: 'bookmarks_count' },
] as const)('$name a resource', ({ call, flag, count }) => {
  it('turns over, or does what is wished as often as it is wished', async () => {
    const id = await createResource(test.db)
    const person = await createPerson(test)
    const press = async (wish?: boolean) =>
      (await person.call(call, { body: { id, ...(wish === undefined ? {} : { [flag]: wish }) } })).data
    expect(await press()).toMatchObject({ [flag]: true, [count]: 1 })
    expect(await press(true)).toMatchObject({ [flag]: true, [count]: 1 })
    expect(await press()).toMatchObject({ [flag]: false, [count]: 0 })
    expect(await press(false)).toMatchObject({ [flag]: false, [count]: 0 })
  })

  it('takes the id as `resource_id` too', async () => {
    const resource_id = await createResource(test.db)
    const person = await createPerson(test)
    const body = { resource_id } as unknown as { id: number }
    expect((await person.call(call, { body })).data).toMatchObject({ [flag]: true, [count]: 1 })
  })

  it('counts a person once who presses 200 times at once', async () => {
    const id = await createResource(test.db)
    const person = await createPerson(test)
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => person.tryCall(call, { body: { id, [flag]: true } })),
    )
    expect(new Set(answers.map(({ success }) => success))).toEqual(new Set([true]))
    expect(await counts(id)).toMatchObject({ [count]: 1 })
  })

  it('needs an account, and a resource that the person may see', async () => {
    const owner = await createPerson(test)
    const stranger = await createPerson(test)
    const own = await createResource(test.db, { creator_id: owner.id, privacy: 'Only me' })
    const hidden = await createResource(test.db, { status: 'hidden' })
    expect(await test.tryCall(call, { body: { id: own } })).toMatchObject({ success: false, status: 401 })
    for (const id of [own, hidden, 999_999])
      expect(await stranger.tryCall(call, { body: { id } })).toMatchObject({ success: false, status: 404 })
    expect(await owner.tryCall(call, { body: { id: own } })).toMatchObject({ success: true })
  })
})

describe('sharing', () => {
  it('counts each share that was carried out, a visitor’s too', async () => {
    const id = await createResource(test.db)
    const person = await createPerson(test)
    await test.call('POST /v2/resource/share/', { body: { id, channel: 'copy' } })
    const { data } = await person.call('POST /v2/resource/share/', { body: { id, channel: 'whatsapp' } })
    expect(data).toEqual({ shares_count: 2 })
    expect(await test.db.select().from(resourceShares)).toMatchObject([
      { user_id: null, channel: 'copy' },
      { user_id: person.id, channel: 'whatsapp' },
    ])
  })

  it('takes the resource’s id alone, by either name', async () => {
    const resource_id = await createResource(test.db)
    const share = async (payload: object) =>
      (await test.app.inject({ method: 'POST', url: '/v2/resource/share/', payload })).json()
    expect(await share({ resource_id })).toMatchObject({ data: { shares_count: 1 } })
    expect(await share({ id: await createResource(test.db) })).toMatchObject({ data: { shares_count: 1 } })
    expect(await share({})).toMatchObject({ success: false, errors: [{ field: 'id' }] })
    expect(await test.db.select().from(resourceShares)).toMatchObject([{ channel: null }, { channel: null }])
  })

  it('counts once a day by the same person, and by visitors of one address', async () => {
    const [id, other] = [await createResource(test.db), await createResource(test.db)]
    const person = await createPerson(test)
    const body = { id, channel: 'copy' as const }
    const share = (remoteAddress: string) =>
      test.app.inject({ method: 'POST', url: '/v2/resource/share/', payload: body, remoteAddress })
    await Promise.all(['2001:db8::1', '2001:db8::2', '2001:db8::3'].map(share))
    for (let time = 0; time < 3; time += 1) await person.call('POST /v2/resource/share/', { body })
    expect((await share('2001:db8::9')).json().data).toEqual({ shares_count: 2 })
    expect((await share('192.0.2.7')).json().data).toEqual({ shares_count: 3 })
    const { data } = await person.call('POST /v2/resource/share/', { body: { ...body, id: other } })
    expect(data).toEqual({ shares_count: 1 })
    expect(await test.db.select().from(resourceShares)).toHaveLength(4)
  })

  it('is refused for what the person may not see, and by an unknown way', async () => {
    const hidden = await createResource(test.db, { status: 'hidden' })
    const answer = await test.tryCall('POST /v2/resource/share/', { body: { id: hidden, channel: 'copy' } })
    expect(answer).toMatchObject({ success: false, status: 404 })
    const call = { body: { id: hidden, channel: 'fax' as 'copy' } }
    expect(await test.tryCall('POST /v2/resource/share/', call)).toMatchObject({ status: 422 })
  })

  it('ends for an address that shares more than people do', async () => {
    const id = await createResource(test.db)
    const share = () => test.tryCall('POST /v2/resource/share/', { body: { id, channel: 'copy' } })
    const answers = await Promise.all(Array.from({ length: 301 }, share))
    const refused = answers.flatMap((answer) => (answer.success ? [] : [answer.status]))
    expect(new Set(refused)).toEqual(new Set([429]))
  })
})

describe('counters', () => {
  it('equal their rows after whatever people did at once', async () => {
    const ids = [await createResource(test.db), await createResource(test.db)]
    const people = [await createPerson(test), await createPerson(test), await createPerson(test)]
    const act = fc.record({
      id: fc.constantFrom(...ids),
      person: fc.constantFrom(...people),
      call: fc.constantFrom('like', 'bookmark'),
      wish: fc.option(fc.boolean(), { nil: undefined }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 20, maxLength: 60 }), async (acts) => {
        await Promise.all(acts.map((one) => press(one)))
        for (const id of ids) {
          const of = await counts(id)
          expect(of?.likes_count).toBe(await rowsOf(resourceLikes, id))
          expect(of?.bookmarks_count).toBe(await rowsOf(resourceBookmarks, id))
        }
      }),
      { numRuns: 8 },
    )
  })
})

const rowsOf = async (table: typeof resourceLikes | typeof resourceBookmarks, id: number) =>
  (await test.db.select().from(table)).filter(({ resource_id }) => resource_id === id).length

function press({
  id,
  person,
  call,
  wish,
}: {
  id: number
  person: Person
  call: string
  wish: boolean | undefined
}) {
  return call === 'like'
    ? person.call('POST /v2/resource/like/', { body: { id, is_liked: wish } })
    : person.call('POST /v2/resource/bookmark/', { body: { id, is_bookmarked: wish } })
}
