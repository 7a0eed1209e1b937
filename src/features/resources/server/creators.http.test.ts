import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { disablePerson, writeProfile } from '#foundation/creators/testing/write-profile.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { changeResource } from '../testing/change-resource.queries.ts'
import { createResource } from '../testing/create-resource.ts'

const test = testApp()

describe('whoever shares a resource', () => {
  it('has a page with how many everyone may see', async () => {
    const creator = await createPerson(test)
    const details = () => test.tryCall('GET /v2/creator/details/', { query: { id: creator.id } })
    const first = await createResource(test.db, { creator_id: creator.id })
    await createResource(test.db, { creator_id: creator.id, status: 'draft' })
    await createResource(test.db, { creator_id: creator.id, privacy: 'Only me' })
    expect(await details()).toMatchObject({ data: { resources_count: 1, is_public: true } })
    await changeResource(test.db, first, { status: 'hidden' })
    expect(await details()).toMatchObject({ status: 404 })
  })

  it('is found by search engines while they do', async () => {
    const [creator, quiet] = [await createPerson(test), await createPerson(test)]
    await writeProfile(test.db, quiet.id)
    await createResource(test.db, { creator_id: creator.id })
    const part = async () => (await test.app.inject('/sitemap/creators/1.xml')).body
    expect((await test.app.inject('/sitemap.xml')).body).toContain('/sitemap/creators/1.xml')
    expect(await part()).toContain(`/creator/${creator.id}<`)
    expect(await part()).not.toContain(`/creator/${quiet.id}<`)
    await disablePerson(test.db, creator.id, test.clock.now())
    expect((await test.app.inject('/sitemap.xml')).body).not.toContain('/sitemap/creators/')
  })

  it('stands in lists without words and picture while their profile is hidden', async () => {
    const creator = await createPerson(test)
    const id = await createResource(test.db, { creator_id: creator.id })
    await writeProfile(test.db, creator.id, {
      designation: 'Buy here',
      hidden_at: test.clock.now(),
      hidden_reason: 'An advert',
    })
    const { data } = await test.call('GET /resources/public/details/', { query: { id } })
    expect(data.created_by).toMatchObject({ name: 'Asha Verma', designation: '' })
    const creators = await test.call('POST /resources/creator/list/', { body: {} })
    expect(creators.data).toMatchObject([{ id: creator.id, designation: '', resources_count: 1 }])
  })

  it('is a former member after their account was closed: no name, no link, nobody to follow', async () => {
    const [creator, reader] = [await createPerson(test), await createPerson(test)]
    const id = await createResource(test.db, { creator_id: creator.id })
    await reader.call('POST /v2/user/follow/', { body: { id: creator.id } })
    await disablePerson(test.db, creator.id, test.clock.now())
    const listed = await reader.call('POST /v2/resource/list/', { body: {} })
    expect(listed.data).toMatchObject([{ id, created_by: null }])
    const { data } = await reader.call('GET /resources/public/details/', { query: { id } })
    expect(data).toMatchObject({ created_by: null, can: { follow: false, report: true } })
    expect(await test.call('POST /resources/creator/list/', { body: {} })).toMatchObject({
      data: [],
      recordsTotal: 0,
    })
    for (const query of [{}, { creator: [creator.id] }]) {
      const facets = await test.call('GET /v2/resource/filter/count/', { query })
      expect(facets.data.creators).toEqual([])
    }
  })
})
