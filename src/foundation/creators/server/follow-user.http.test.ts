import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { creatorProfiles, follows } from './creators.tables.ts'

const test = testApp()

describe('following a person', () => {
  it('turns over, or does what is wished as often as it is wished', async () => {
    const [reader, creator] = [await createPerson(test), await createPerson(test)]
    const follow = async (wish?: boolean) =>
      (await reader.call('POST /v2/user/follow/', { body: { id: creator.id, is_followed: wish } })).data
    expect(await follow()).toMatchObject({ is_followed: true, followers: 1 })
    expect(await follow(true)).toMatchObject({ is_followed: true, followers: 1 })
    expect(await follow()).toMatchObject({ is_followed: false, followers: 0 })
  })

  it('counts each follower once, however often and however many at once', async () => {
    const creator = await createPerson(test)
    const readers = [await createPerson(test), await createPerson(test), await createPerson(test)]
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        readers[index % 3]?.call('POST /v2/user/follow/', { body: { id: creator.id, is_followed: true } }),
      ),
    )
    expect(await test.db.$count(follows)).toBe(3)
    expect(await test.db.select().from(creatorProfiles)).toMatchObject([{ followers_count: 3 }])
  })

  it('is refused of oneself, of nobody, and without an account', async () => {
    const person = await createPerson(test)
    const follow = (id: number) => person.tryCall('POST /v2/user/follow/', { body: { id } })
    expect(await follow(person.id)).toMatchObject({ status: 422, errors: [{ code: 'OwnSelfNotFollowed' }] })
    expect(await follow(999_999)).toMatchObject({ status: 404 })
    expect(await test.tryCall('POST /v2/user/follow/', { body: { id: person.id } })).toMatchObject({
      status: 401,
    })
  })
})
