import { describe, expect, it } from 'vitest'
import { createPeople } from '#foundation/accounts/testing/create-people.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { creatorProfiles, follows, recountFollowers } from '#foundation/creators/server/index.ts'
import { createAgeGroup, createSkill, createTag } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createResource } from '../../testing/create-resource.ts'

const test = testApp()

const suggestedTo = async (who: Pick<Person, 'call'>, length?: number) =>
  (await who.call('GET /v2/creator/for-you/list/', { query: { length } })).data
const choose = (person: Person, body: { skills?: number[]; tags?: number[]; is_personalised?: boolean }) =>
  person.call('POST /user/preferences/', { body })

async function giveFollowers(followed_id: number, count: number): Promise<void> {
  const people = await createPeople(test.db, count)
  await test.db.insert(follows).values(people.map((follower_id) => ({ follower_id, followed_id })))
  await test.db.insert(creatorProfiles).values({ user_id: followed_id })
  await recountFollowers(test.db)
}

describe('creators whom I could follow', () => {
  it('are those who share what I chose, with the reason, the most followed first', async () => {
    const reader = await createPerson(test)
    const [known = 0, relevant = 0, loved = 0] = await createPeople(test.db, 3)
    const speech = await createSkill(test.db, { name: 'Speech' })
    const play = await createTag(test.db, { name: 'Play' })
    await createResource(test.db, { creator_id: relevant, skill_ids: [speech], tag_ids: [play] })
    await createResource(test.db, { creator_id: known, skill_ids: [speech] })
    await createResource(test.db, {
      creator_id: loved,
      age_group_ids: [await createAgeGroup(test.db)],
    })
    await giveFollowers(known, 2)
    await giveFollowers(loved, 5)
    await choose(reader, { skills: [speech], tags: [play] })
    expect(await suggestedTo(reader)).toEqual([
      expect.objectContaining({ id: known, followers: 2, because: ['Speech'] }),
      {
        id: relevant,
        name: 'Asha Verma',
        designation: '',
        picture: null,
        followers: 0,
        resources_count: 1,
        because: ['Speech', 'Play'],
      },
      expect.objectContaining({ id: loved, because: [] }),
    ])
    expect(await suggestedTo(reader, 1)).toMatchObject([{ id: known }])
  })

  it('are neither myself, nor whom I follow, nor people with nothing that all may see', async () => {
    const reader = await createPerson(test)
    const [followed = 0, secret = 0] = await createPeople(test.db, 2)
    await createResource(test.db, { creator_id: reader.id })
    await createResource(test.db, { creator_id: followed })
    await createResource(test.db, { creator_id: secret, privacy: 'Only me' })
    await reader.call('POST /v2/user/follow/', { body: { id: followed, is_followed: true } })
    expect(await suggestedTo(reader)).toEqual([])
  })

  it('are those whom most follow where the person wants nothing made to fit', async () => {
    const reader = await createPerson(test)
    const [relevant = 0, loved = 0] = await createPeople(test.db, 2)
    const speech = await createSkill(test.db)
    await createResource(test.db, { creator_id: relevant, skill_ids: [speech] })
    await createResource(test.db, { creator_id: loved })
    await giveFollowers(loved, 1)
    await choose(reader, { skills: [speech], is_personalised: false })
    expect(await suggestedTo(reader)).toMatchObject([
      { id: loved, because: [] },
      { id: relevant, because: [] },
    ])
  })

  it('are for who is logged in, not too many, in a fixed number of queries', async () => {
    expect(await test.tryCall('GET /v2/creator/for-you/list/', { query: {} })).toMatchObject({ status: 401 })
    const reader = await createPerson(test)
    const many = await reader.tryCall('GET /v2/creator/for-you/list/', { query: { length: 13 } })
    expect(many).toMatchObject({ status: 422, errors: [{ field: 'length' }] })
    const none = await test.queriesOf(() => suggestedTo(reader, 12))
    for (const creator_id of await createPeople(test.db, 6)) await createResource(test.db, { creator_id })
    expect(await test.queriesOf(() => suggestedTo(reader, 12))).toBe(none)
  })
})
