import { describe, expect, it } from 'vitest'
import { setRole } from '#foundation/accounts/server/index.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { changeResource } from '../../testing/change-resource.queries.ts'
import { createResource } from '../../testing/create-resource.ts'

const test = testApp()
type Body = NonNullable<Parameters<typeof test.call<'POST /v2/resource/list/'>>[1]['body']>
const titlesOf = async (who: Pick<Person, 'call'>, body: Body) => {
  const { data, recordsTotal } = await who.call('POST /v2/resource/list/', { body })
  expect(recordsTotal).toBe(data.length)
  return data.map(({ title }) => title).toSorted()
}
const bookmark = (person: Person, id: number) =>
  person.call('POST /v2/resource/bookmark/', { body: { id, is_bookmarked: true } })

describe('lists of one’s own', () => {
  it('hold what I made, in any state, and what I keep', async () => {
    const [me, other] = [await createPerson(test), await createPerson(test)]
    await createResource(test.db, { title: 'Mine', creator_id: me.id })
    await createResource(test.db, { title: 'My draft', creator_id: me.id, status: 'draft' })
    await createResource(test.db, { title: 'My secret', creator_id: me.id, privacy: 'Only me' })
    await createResource(test.db, { title: 'My hidden one', creator_id: me.id, status: 'hidden' })
    await bookmark(me, await createResource(test.db, { title: 'Kept', creator_id: other.id }))
    await createResource(test.db, { title: 'Another', creator_id: other.id })
    const made = ['Mine', 'My hidden one', 'My secret']
    expect(await titlesOf(me, { type: 4 })).toEqual([
      'Kept',
      'Mine',
      'My draft',
      'My hidden one',
      'My secret',
    ])
    expect(await titlesOf(me, { type: 4, own: 'made' })).toEqual(made)
    expect(await titlesOf(me, { type: 4, own: 'drafts' })).toEqual(['My draft'])
    expect(await titlesOf(me, { type: 4, own: 'bookmarked' })).toEqual(['Kept'])
    expect(await titlesOf(me, { type: 2 })).toEqual(['Kept'])
    expect(await titlesOf(me, { type: 4, search_query: 'draft' })).toEqual(['My draft'])
    expect(await titlesOf(me, { type: 4, creator: [other.id] })).toEqual(['Kept'])
    for (const sort of ['likes', 'newest', 'rating', 'title'] as const) {
      const all = await me.call('POST /v2/resource/list/', { body: { type: 4, sort } })
      const after = all.data[1]?.id
      const rest = await me.call('POST /v2/resource/list/', { body: { type: 4, sort, after } })
      expect(rest.data).toEqual(all.data.slice(2))
    }
  })

  it('lose what is no longer kept, or no longer to be seen', async () => {
    const [me, other] = [await createPerson(test), await createPerson(test)]
    const [kept, closed] = [
      await createResource(test.db, { title: 'Kept', creator_id: other.id }),
      await createResource(test.db, { title: 'Closed', creator_id: other.id }),
    ]
    await bookmark(me, kept)
    await bookmark(me, closed)
    await changeResource(test.db, closed, { privacy: 'Only me' })
    expect(await titlesOf(me, { type: 4 })).toEqual(['Kept'])
    expect(await titlesOf(me, { type: 2, search_query: 'closed' })).toEqual([])
    await me.call('POST /v2/resource/bookmark/', { body: { id: kept, is_bookmarked: false } })
    expect(await titlesOf(me, { type: 4 })).toEqual([])
  })

  it('hold once what I made and keep, and of others’ what I may see', async () => {
    const [me, other] = [await createPerson(test), await createPerson(test)]
    const moderator = await createPerson(test)
    const administrator = await createPerson(test, { is_admin: true })
    await setRole(test.db, administrator, { id: moderator.id, role: 'moderator', isGranted: true })
    const mine = await createResource(test.db, { title: 'Mine', creator_id: me.id })
    const theirs = {
      draft: await createResource(test.db, { title: 'Draft', creator_id: other.id }),
      hidden: await createResource(test.db, { title: 'Hidden', creator_id: other.id }),
      published: await createResource(test.db, { title: 'Published', creator_id: null }),
    }
    for (const person of [me, moderator])
      for (const id of [mine, ...Object.values(theirs)]) await bookmark(person, id)
    await changeResource(test.db, theirs.draft, { status: 'draft' })
    await changeResource(test.db, theirs.hidden, { status: 'hidden' })
    for (const body of [{ type: 4 }, { type: 2 }, { type: 4, own: 'bookmarked' }] as const) {
      expect(await titlesOf(me, body)).toEqual(['Mine', 'Published'])
      expect(await titlesOf(moderator, body)).toEqual(['Hidden', 'Mine', 'Published'])
    }
    await changeResource(test.db, mine, { status: 'draft' })
    expect(await titlesOf(me, { type: 4 })).toEqual(['Mine', 'Published'])
    expect(await titlesOf(me, { type: 4, own: 'made' })).toEqual([])
    expect(await titlesOf(me, { type: 4, own: 'drafts' })).toEqual(['Mine'])
  })

  it('need an account', async () => {
    for (const type of [2, 4] as const)
      expect(await test.tryCall('POST /v2/resource/list/', { body: { type } })).toMatchObject({ status: 401 })
  })
})

describe('what I did with a resource', () => {
  it('stands on its card, which no cache then keeps', async () => {
    const me = await createPerson(test)
    const id = await createResource(test.db)
    await me.call('POST /v2/resource/like/', { body: { id } })
    await bookmark(me, id)
    const asMe = { url: '/v2/resource/list/', method: 'POST', payload: {} } as const
    const mine = await test.app.inject({ ...asMe, headers: { authorization: `Bearer ${me.token}` } })
    expect(mine.json().data).toMatchObject([{ id, is_liked: true, is_bookmarked: true, likes_count: 1 }])
    expect(mine.headers['cache-control']).toBe('private, no-store')
    const visitors = await test.app.inject(asMe)
    expect(visitors.json().data).toMatchObject([
      { id, is_liked: false, is_bookmarked: false, likes_count: 1 },
    ])
  })
})

describe('the list of a creator', () => {
  it('holds what anyone may see of theirs, and wants to know whose', async () => {
    const [maker, other] = [await createPerson(test), await createPerson(test)]
    await createResource(test.db, { title: 'Shared', creator_id: maker.id })
    await createResource(test.db, { title: 'Secret', creator_id: maker.id, privacy: 'Only me' })
    await createResource(test.db, { title: 'Of another', creator_id: other.id })
    expect(await titlesOf(maker, { type: 3, creator_id: maker.id })).toEqual(['Shared'])
    expect(await titlesOf(test, { type: 3, creator_id: maker.id, creator: [maker.id, other.id] })).toEqual([
      'Shared',
    ])
    expect(await titlesOf(test, { type: 3, creator_id: maker.id, creator: [other.id] })).toEqual([])
    expect(await test.tryCall('POST /v2/resource/list/', { body: { type: 3 } })).toMatchObject({
      status: 422,
      errors: [{ field: 'creator_id' }],
    })
  })
})
