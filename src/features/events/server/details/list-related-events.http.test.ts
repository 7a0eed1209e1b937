import { describe, expect, it } from 'vitest'
import { createAgeGroup, createSkill, createTag } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createDrafts } from '../../testing/create-drafts.ts'
import { createEvent, createSeries } from '../../testing/create-event.ts'

const test = testApp()
const related = (query: { id: number; page?: number; length?: number }) =>
  test.call('GET /v2/event/related/list/', { query })
const titles = async (query: Parameters<typeof related>[0]) =>
  (await related(query)).data.map((event) => event.title)

describe('related events', () => {
  it('share series, skills, tags or ages: the more, the nearer', async () => {
    const [series_id, skill, tag] = [
      await createSeries(test.db),
      await createSkill(test.db),
      await createTag(test.db),
    ]
    const age = await createAgeGroup(test.db)
    const id = await createEvent(test.db, {
      series_id,
      skill_ids: [skill],
      tag_ids: [tag],
      age_group_ids: [age],
    })
    await createEvent(test.db, { title: 'stranger' })
    await createEvent(test.db, { title: 'same age', age_group_ids: [age] })
    await createEvent(test.db, { title: 'same skill and tag', skill_ids: [skill], tag_ids: [tag] })
    await createEvent(test.db, { title: 'same series', series_id })
    await createEvent(test.db, { title: 'same tag', tag_ids: [tag] })
    const all = ['same series', 'same skill and tag', 'same tag', 'same age']
    expect(await titles({ id })).toEqual(all)
    expect((await related({ id })).recordsTotal).toBe(4)
    expect(await titles({ id, length: 3 })).toEqual(all.slice(0, 3))
    expect(await titles({ id, length: 3, page: 2 })).toEqual(all.slice(3))
  })

  it('leave out what is over and put what is being prepared last', async () => {
    const tag_ids = [await createTag(test.db)]
    const id = await createEvent(test.db, { tag_ids })
    await createEvent(test.db, { title: 'over', tag_ids, starts_in_minutes: -90, access_recording: false })
    await createEvent(test.db, { title: 'prepared', tag_ids, starts_in_minutes: -90 })
    await createEvent(test.db, { title: 'coming', tag_ids })
    expect(await titles({ id })).toEqual(['coming', 'prepared'])
    expect((await related({ id })).recordsTotal).toBe(2)
  })

  it('are found behind hundreds of newer drafts', async () => {
    const [series_id, tag_ids] = [await createSeries(test.db), [await createTag(test.db)]]
    const id = await createEvent(test.db, { series_id, tag_ids })
    await createEvent(test.db, { title: 'same tag', tag_ids })
    await createEvent(test.db, { title: 'same series', series_id })
    await createDrafts(test.db, 210, { series_id, tag_ids })
    expect(await titles({ id })).toEqual(['same series', 'same tag'])
  })

  it('are none for an event that shares nothing', async () => {
    const id = await createEvent(test.db)
    await createEvent(test.db)
    expect(await related({ id })).toMatchObject({ data: [], recordsTotal: 0 })
  })
})
