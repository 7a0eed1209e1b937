import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { createAgeGroup, createSkill, createTag } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent, createSpeaker } from '../../testing/create-event.ts'
import { changeManyAtOnce } from '../../testing/many-at-once.queries.ts'
import { keptAndRecounted } from '../../testing/recount.queries.ts'
import { deleteEvent, unpublishEvent } from '../../testing/take-back-event.queries.ts'

const test = testApp()

async function someEvents(count: number) {
  const skills = [await createSkill(test.db), await createSkill(test.db)]
  const tags = [await createTag(test.db), await createTag(test.db)]
  await createAgeGroup(test.db)
  const speaker = await createSpeaker(test.db)
  const ids = await Promise.all(
    Array.from({ length: count }, (_, number) =>
      createEvent(test.db, {
        title: `Calm cards ${number}`,
        publication: number % 5 === 4 ? 'draft' : 'published',
        starts_in_minutes: number % 3 === 0 ? -500 : 60 * number,
        access_language: number % 2 === 0 ? 'en' : 'hi',
        skill_ids: skills.slice(number % 2),
        tag_ids: tags.slice(0, number % 3),
        speaker_ids: number % 2 === 0 ? [speaker] : [],
        ...(number % 4 === 0 && { recording: { published_minutes_ago: 100 - 200 * (number % 3) } }),
      }),
    ),
  )
  return { ids, skills, tags }
}

async function expectRecounted(): Promise<string[]> {
  const { kept, recounted } = await keptAndRecounted(test.db)
  expect(kept).toEqual(recounted)
  return kept
}

describe('what is kept of published events', () => {
  it('is right when many are made at the same time, taken back and deleted', async () => {
    const { ids } = await someEvents(20)
    expect(await expectRecounted()).toContain('all 0 16')
    await unpublishEvent(test.db, ids[0] ?? 0)
    await deleteEvent(test.db, ids[1] ?? 0)
    expect(await expectRecounted()).toContain('all 0 14')
  })

  it('is right after statements that change many, their links and their recordings', async () => {
    await someEvents(9)
    for (const change of changeManyAtOnce) {
      await change(test.db)
      await expectRecounted()
    }
    expect(await expectRecounted()).toEqual([])
  })

  it('follows terms that are merged', async () => {
    const { tags, skills } = await someEvents(6)
    const { call } = await createPerson(test, { is_admin: true })
    const [from = 0, into = 0] = tags
    await call('POST /v2/admin/taxonomy/merge/', { body: { list: 'tags', id: from, into_id: into } })
    await call('POST /v2/admin/taxonomy/merge/', {
      body: { list: 'skills', id: skills[0] ?? 0, into_id: skills[1] ?? 0 },
    })
    expect(await expectRecounted()).not.toContainEqual(expect.stringMatching(`^has tag ${from} `))
  })
})
