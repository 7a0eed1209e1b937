import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { disablePerson, givePicture, writeProfile } from '../testing/write-profile.queries.ts'
import { creatorProfiles, follows } from './creators.tables.ts'

const test = testApp()

describe('following a person', () => {
  it('turns over, or does what is wished as often as it is wished', async () => {
    const [reader, creator] = [await createPerson(test), await createPerson(test)]
    await writeProfile(test.db, creator.id)
    const follow = async (wish?: boolean) =>
      (await reader.call('POST /v2/user/follow/', { body: { id: creator.id, is_followed: wish } })).data
    expect(await follow()).toMatchObject({ is_followed: true, followers: 1 })
    expect(await follow(true)).toMatchObject({ is_followed: true, followers: 1 })
    expect(await follow()).toMatchObject({ is_followed: false, followers: 0 })
  })

  it('takes the person’s id as `user_id` too', async () => {
    const [reader, creator] = [await createPerson(test), await createPerson(test)]
    await writeProfile(test.db, creator.id)
    const body = { user_id: creator.id } as unknown as { id: number }
    expect((await reader.call('POST /v2/user/follow/', { body })).data).toMatchObject({ followers: 1 })
  })

  it('counts each follower once, however often and however many at once', async () => {
    const creator = await createPerson(test)
    await writeProfile(test.db, creator.id)
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
  it('is refused alike of nobody, of somebody disabled and of a parent without a public page', async () => {
    const [reader, parent, gone] = [
      await createPerson(test),
      await createPerson(test),
      await createPerson(test),
    ]
    await writeProfile(test.db, gone.id)
    await disablePerson(test.db, gone.id, test.clock.now())
    for (const is_followed of [undefined, true, false]) {
      const answers = await Promise.all(
        [999_999, parent.id, gone.id].map((id) =>
          reader.tryCall('POST /v2/user/follow/', { body: { id, is_followed } }),
        ),
      )
      const bare = answers.map((answer) => ({ ...answer, log_id: undefined, request_id: undefined }))
      expect(bare[0]).toMatchObject({ status: 404, errors: [{ code: 'PersonNotFound' }] })
      expect(bare[1]).toEqual(bare[0])
      expect(bare[2]).toEqual(bare[0])
    }
    expect((await reader.call('POST /v2/user/following/list/', {})).data).toEqual([])
    expect(await test.db.$count(creatorProfiles)).toBe(1)
  })

  it('stays as it is, and can end, where a page went away; it can’t begin anew', async () => {
    const [reader, creator] = [await createPerson(test), await createPerson(test)]
    const follow = (is_followed: boolean) =>
      reader.tryCall('POST /v2/user/follow/', { body: { id: creator.id, is_followed } })
    await writeProfile(test.db, creator.id)
    await follow(true)
    await givePicture(test.db, creator.id, '0d6a4c0e-1111-4222-8333-444455556666')
    const shown = async () => (await reader.call('POST /v2/user/following/list/', {})).data
    expect(await shown()).toMatchObject([{ name: 'Asha Verma', picture: expect.any(String) }])
    await writeProfile(test.db, creator.id, { introduction: '' })
    expect(await shown()).toMatchObject([
      { name: 'Asha V.', picture: null, designation: '', is_public: false },
    ])
    expect(await follow(true)).toMatchObject({ success: true, data: { is_followed: true } })
    expect(await follow(false)).toMatchObject({ success: true, data: { is_followed: false } })
    expect(await follow(true)).toMatchObject({ status: 404 })
  })

  it('is tried so often an hour; leaving is always possible', async () => {
    const [reader, creator] = [await createPerson(test), await createPerson(test)]
    await writeProfile(test.db, creator.id)
    const follow = (id: number, is_followed = true) =>
      reader.tryCall('POST /v2/user/follow/', { body: { id, is_followed } })
    await follow(creator.id)
    for (let id = 900_001; id < 900_300; id += 1) await follow(id)
    for (const id of [999_999, creator.id]) expect(await follow(id)).toMatchObject({ status: 429 })
    expect(await follow(creator.id, false)).toMatchObject({ success: true })
  })
})
