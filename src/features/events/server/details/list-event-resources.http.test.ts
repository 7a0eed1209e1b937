import { describe, expect, it } from 'vitest'
import { createResource } from '#features/resources/testing/create-resource.ts'
import { createAgeGroup, createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent } from '../../testing/create-event.ts'

const test = testApp()
const resourcesOf = (id: number, more: { page?: number; length?: number } = {}) =>
  test.call('GET /v2/event/resource/list/', { query: { id, ...more } })

describe('the resources of an event', () => {
  it('come in the order that the organiser gave them', async () => {
    const type = await createTerm(test.db, 'resource_types', { name: { en: 'Chart', hi: 'चार्ट' } })
    const age = await createAgeGroup(test.db, { name: '3 to 6' })
    const first = await createResource(test.db, { title: 'First' })
    const second = await createResource(test.db, {
      title: 'Second',
      summary: 'Eight pictures.',
      resource_type_id: type,
      age_group_ids: [age],
      likes_count: 7,
    })
    await createResource(test.db, { title: 'Of no event' })
    const id = await createEvent(test.db, { resource_ids: [second, first] })
    const answer = await resourcesOf(id)
    expect(answer.recordsTotal).toBe(2)
    expect(answer.data.map((resource) => resource.title)).toEqual(['Second', 'First'])
    expect(answer.data[0]).toEqual({
      id: second,
      title: 'Second',
      description: 'Eight pictures.',
      type: 'Chart',
      age_groups: [{ id: age, name: '3 to 6' }],
      likes_count: 7,
    })
    expect((await resourcesOf(id, { length: 1, page: 2 })).data).toMatchObject([{ title: 'First' }])
    const inHindi = await test.callIn('hi')('GET /v2/event/resource/list/', { query: { id } })
    expect(inHindi.data[0]?.type).toBe('चार्ट')
  })

  it('never hold drafts, hidden ones, or ones for "Only me"', async () => {
    const shown = await createResource(test.db, { title: 'Shown' })
    const resource_ids = [
      await createResource(test.db, { title: 'Secret draft', status: 'draft' }),
      await createResource(test.db, { title: 'Secret hidden', status: 'hidden' }),
      await createResource(test.db, { title: 'Secret mine', privacy: 'Only me' }),
      shown,
    ]
    const id = await createEvent(test.db, { resource_ids })
    expect(await resourcesOf(id)).toMatchObject({ data: [{ id: shown, title: 'Shown' }], recordsTotal: 1 })
    expect((await test.app.inject(`/v2/event/resource/list/?id=${id}`)).body).not.toContain('Secret')
  })
})
