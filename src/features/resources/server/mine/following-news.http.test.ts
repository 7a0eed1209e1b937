import { describe, expect, it } from 'vitest'
import { createPeople } from '#foundation/accounts/testing/create-people.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { follows } from '#foundation/creators/server/index.ts'
import { createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'
import type { NewResource } from '../insert-resource.queries.ts'

const test = testApp()

const newsOf = (who: Pick<Person, 'call'>, body: { length?: number; after?: number } = {}) =>
  who.call('POST /v2/resource/following/list/', { body })
const titlesOf = (listed: { data: { title: string }[] }) => listed.data.map(({ title }) => title)
const follow = ({ id: follower_id }: Person, followed_id: number) =>
  test.db.insert(follows).values({ follower_id, followed_id })
/** Published on that day in January. */
const share = (creator_id: number, day: number, given: Partial<NewResource> = {}) =>
  createResource(test.db, {
    title: `Day ${day}`,
    creator_id,
    published_at: new Date(Date.UTC(2026, 0, day)),
    ...given,
  })

describe('resources of people I follow', () => {
  it('come newest first, whoever made them, and go on behind the last one', async () => {
    const reader = await createPerson(test)
    const [busy = 0, calm = 0, stranger = 0] = await createPeople(test.db, 3)
    await follow(reader, busy)
    await follow(reader, calm)
    for (const day of [2, 5, 6, 7]) await share(busy, day)
    for (const day of [1, 4]) await share(calm, day)
    await share(stranger, 8)
    const listed = await newsOf(reader, { length: 3 })
    expect(listed).toMatchObject({ recordsTotal: 6, recordsTotal_is_capped: false })
    expect(titlesOf(listed)).toEqual(['Day 7', 'Day 6', 'Day 5'])
    const rest = await newsOf(reader, { length: 9, after: listed.data.at(-1)?.id ?? 0 })
    expect(titlesOf(rest)).toEqual(['Day 4', 'Day 2', 'Day 1'])
  })

  it('stand where everyone could first see them, whenever they were published', async () => {
    const reader = await createPerson(test)
    const maker = await createPerson(test)
    await follow(reader, maker.id)
    const resource_type_id = await createTerm(test.db, 'resource_types')
    const secret = await share(maker.id, 2, { privacy: 'Only me', add_type: 1, resource_type_id })
    await share(maker.id, 3)
    const now = test.clock.now()
    await maker.call('POST /v2/resource/edit/', {
      body: {
        id: secret,
        title: 'Long for one alone',
        description: '<p>Cards</p>',
        resource_type_id,
        privacy: 'Everyone',
      },
    })
    const { data } = await newsOf(reader)
    expect(data).toMatchObject([
      {
        title: 'Long for one alone',
        published_at: '2026-01-02T00:00:00Z',
        shared_at: now.toISOString().replace('.000Z', 'Z'),
      },
      { title: 'Day 3', shared_at: '2026-01-03T00:00:00Z' },
    ])
    expect(titlesOf(await newsOf(reader, { after: secret }))).toEqual(['Day 3'])
  })

  it('keep an order where several came at one moment', async () => {
    const reader = await createPerson(test)
    const people = await createPeople(test.db, 4)
    for (const id of people) await follow(reader, id)
    const ids: number[] = []
    for (const id of [...people, ...people]) ids.unshift(await share(id, 3))
    const seen: number[] = []
    for (let page = 0; page < 4; page += 1) {
      const { data } = await newsOf(reader, { length: 2, ...(seen.length && { after: seen.at(-1) ?? 0 }) })
      seen.push(...data.map(({ id }) => id))
    }
    expect(seen).toEqual(ids)
  })

  it('are only what anyone may see', async () => {
    const reader = await createPerson(test)
    const [maker = 0] = await createPeople(test.db, 1)
    await follow(reader, maker)
    await share(maker, 2, { privacy: 'Only me' })
    await share(maker, 3, { status: 'hidden' })
    await createResource(test.db, { creator_id: maker, status: 'draft' })
    expect(await newsOf(reader)).toMatchObject({ recordsTotal: 0, data: [] })
  })

  it('are for who is logged in, behind a resource that they may see', async () => {
    expect(await test.tryCall('POST /v2/resource/following/list/', { body: {} })).toMatchObject({
      status: 401,
    })
    const reader = await createPerson(test)
    const [maker = 0] = await createPeople(test.db, 1)
    const secret = await share(maker, 2, { privacy: 'Only me' })
    const answer = await reader.tryCall('POST /v2/resource/following/list/', { body: { after: secret } })
    expect(answer).toMatchObject({ status: 422, errors: [{ code: 'CursorNotFound', field: 'after' }] })
  })

  it('take the same number of queries for hundreds who are followed', async () => {
    const reader = await createPerson(test)
    const none = await test.queriesOf(() => newsOf(reader))
    const people = await createPeople(test.db, 300)
    await test.db
      .insert(follows)
      .values(people.map((followed_id) => ({ follower_id: reader.id, followed_id })))
    for (const id of people.slice(0, 20)) await share(id, 1 + (id % 20))
    expect(await test.queriesOf(() => newsOf(reader))).toBe(none)
    expect((await newsOf(reader)).data).toHaveLength(12)
  })
})
