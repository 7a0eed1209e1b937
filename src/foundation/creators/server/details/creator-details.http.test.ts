import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { fillFollowers } from '../../testing/fill-followers.queries.ts'
import { disablePerson, givePicture, writeProfile } from '../../testing/write-profile.queries.ts'

const test = testApp()
const CALL = 'GET /v2/creator/details/'
const detailsFor = async (person: Pick<Person, 'call'>, id?: number) =>
  (await person.call(CALL, { query: id === undefined ? {} : { id } })).data

describe('the page of a person', () => {
  it('says what they wrote of themselves, and how many follow', async () => {
    const [creator, reader] = [await createPerson(test), await createPerson(test)]
    const words = {
      designation: 'Speech therapist',
      introduction: 'I play with children.',
      user_experience: 'Ten years',
      qualifications: 'M.Sc.',
      expertise: 'First words',
      associated_organisations: 'Asha School',
      children_helped: '10-100' as const,
    }
    await writeProfile(test.db, creator.id, words)
    await givePicture(test.db, creator.id, '0d6a4c0e-1111-4222-8333-444455556666')
    await reader.call('POST /v2/user/follow/', { body: { id: creator.id } })
    const details = await detailsFor(reader, creator.id)
    expect(details).toMatchObject({
      ...words,
      id: creator.id,
      name: 'Asha Verma',
      picture: '/pictures/0d6a4c0e-1111-4222-8333-444455556666-96.webp',
      picture_medium: '/pictures/0d6a4c0e-1111-4222-8333-444455556666-256.webp',
      followers: 1,
      following: 0,
      resources_count: 0,
      is_followed: true,
      is_own: false,
      is_public: true,
      can: { edit: false, follow: true, report: true },
    })
    expect(await detailsFor(test, creator.id)).toMatchObject({ is_followed: false, followers: 1 })
  })

  it('tells nobody an address, a number or an interest', async () => {
    const creator = await createPerson(test, { mobile: '+919876543210' })
    await writeProfile(test.db, creator.id)
    const { data } = await test.call(CALL, { query: { id: creator.id } })
    const told = JSON.stringify(data)
    for (const secret of [creator.email, creator.email.split('@')[0], '9876543210'])
      expect(told).not.toContain(secret)
    expect(Object.keys(data)).not.toEqual(
      expect.arrayContaining([
        expect.stringMatching(/mail|phone|mobile|user_?name|interest|skills|age_group/),
      ]),
    )
  })

  it('is one’s own without an id, for whoever is logged in', async () => {
    const person = await createPerson(test)
    expect(await detailsFor(person)).toMatchObject({
      id: person.id,
      is_own: true,
      is_public: false,
      can: { edit: true, follow: false, report: false },
    })
    expect(await test.tryCall(CALL, { query: {} })).toMatchObject({ status: 401 })
  })

  it('is not there for others before the person shared or wrote anything', async () => {
    const [person, stranger] = [await createPerson(test), await createPerson(test)]
    const lost = { status: 404, errors: [{ code: 'PersonNotFound' }] }
    expect(await stranger.tryCall(CALL, { query: { id: person.id } })).toMatchObject(lost)
    expect(await test.tryCall(CALL, { query: { id: person.id } })).toMatchObject(lost)
    await writeProfile(test.db, person.id, { designation: 'Parent of two' })
    expect(await detailsFor(test, person.id)).toMatchObject({ designation: 'Parent of two' })
  })

  it('is not found where nobody is, or no longer', async () => {
    const person = await createPerson(test)
    await writeProfile(test.db, person.id)
    await disablePerson(test.db, person.id, test.clock.now())
    for (const id of [person.id, 999_999])
      expect(await test.tryCall(CALL, { query: { id } })).toMatchObject({
        status: 404,
        errors: [{ code: 'PersonNotFound' }],
      })
    for (const id of ['x', 0, -1, 99_999_999_999])
      expect(await test.tryCall(CALL, { query: { id: id as number } })).toMatchObject({ status: 422 })
  })

  it('keeps names and words to the letter', async () => {
    const name = 'अनन्या'.repeat(50)
    const person = await createPerson(test, { first_name: name, last_name: '<script>alert(1)</script>' })
    await writeProfile(test.db, person.id, { designation: '<b>Dr.</b> & co', introduction: 'पहला\n\nदूसरा' })
    expect(await detailsFor(test, person.id)).toMatchObject({
      name: `${name} <script>alert(1)</script>`,
      designation: '<b>Dr.</b> & co',
      introduction: 'पहला\n\nदूसरा',
    })
  })

  it('shows the name alone while it is hidden; the person and moderators read why', async () => {
    const creator = await createPerson(test)
    const moderator = await createPerson(test, { is_admin: true })
    await writeProfile(test.db, creator.id, {
      introduction: 'Buy my pills',
      designation: 'Seller',
      hidden_at: test.clock.now(),
      hidden_reason: 'An advert',
    })
    await givePicture(test.db, creator.id, '0d6a4c0e-1111-4222-8333-444455556666')
    const hidden = {
      name: 'Asha Verma',
      introduction: '',
      designation: '',
      picture: null,
      hidden_reason: null,
    }
    expect(await detailsFor(test, creator.id)).toMatchObject({ ...hidden, can: { report: false } })
    expect(await detailsFor(await createPerson(test), creator.id)).toMatchObject(hidden)
    const whole = { introduction: 'Buy my pills', hidden_reason: 'An advert' }
    expect(await detailsFor(creator)).toMatchObject({ ...whole, is_own: true })
    expect(await detailsFor(moderator, creator.id)).toMatchObject({ ...whole, is_own: false })
  })

  it('asks as many queries for 10,000 followers as for none', async () => {
    const [alone, loved] = [await createPerson(test), await createPerson(test)]
    for (const { id } of [alone, loved]) await writeProfile(test.db, id)
    await fillFollowers(test.db, loved.id, 10_000)
    const queriesFor = (id: number) => test.queriesOf(() => detailsFor(alone, id))
    expect(await queriesFor(loved.id)).toBe(await queriesFor(alone.id))
    expect(await detailsFor(alone, loved.id)).toMatchObject({ followers: 10_000, following: 10_000 })
  })
})
