import { describe, expect, it } from 'vitest'
import { createSkill, createTag, createTerm } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { keptAndRecounted } from '../../testing/recount.queries.ts'
import { insertResources } from '../insert-resource.queries.ts'

const test = testApp()

describe('what is kept of the library', () => {
  it('is right when thousands come at once, beyond one block of ids', { timeout: 120_000 }, async () => {
    const types = [await createTerm(test.db, 'resource_types'), await createTerm(test.db, 'resource_types')]
    const skill_ids = [await createSkill(test.db), await createSkill(test.db)]
    const tag_ids = [await createTag(test.db), await createTag(test.db)]
    const resources = Array.from({ length: 3_000 }, (_, number) => ({
      title: `Cards ${number % 7} calm`,
      status: 'published' as const,
      resource_type_id: types[number % 2] ?? 0,
      skill_ids: skill_ids.slice(number % 2),
      tag_ids: tag_ids.slice(0, number % 3),
    }))
    for (let round = 0; round < 6; round += 1) await insertResources(test.db, resources)
    const { kept, recounted } = await keptAndRecounted(test.db)
    expect(kept).toEqual(recounted)
    const skill = skill_ids[0] ?? 0
    const [tag] = tag_ids
    const body = { skill, tag, sort: 'newest' as const, length: 2 }
    const page = await test.call('POST /v2/resource/list/', { body })
    expect(page).toMatchObject({ recordsTotal: 6_000, recordsTotal_is_capped: false })
    const few = await test.call('POST /v2/resource/list/', {
      body: { ...body, skill: [skill, 999], tag: tag_ids[1] },
    })
    expect(few.recordsTotal).toBe(3_000)
    expect(few.data.map(({ id }) => id)).toEqual(few.data.map(({ id }) => id).toSorted((a, b) => b - a))
  })
})
