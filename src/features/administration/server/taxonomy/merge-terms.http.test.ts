import { beforeEach, describe, expect, it } from 'vitest'
import { eventsFeature } from '#features/events/server/index.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { resourcesFeature } from '#features/resources/server/index.ts'
import { createResource } from '#features/resources/testing/create-resource.ts'
import { keptAndRecounted } from '#features/resources/testing/recount.queries.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import type { JobParts } from '#foundation/feature.ts'
import { taxonomyFeature } from '#foundation/taxonomy/server/index.ts'
import type { TermList } from '#foundation/taxonomy/taxonomy.contract.ts'
import {
  createAgeGroup,
  createEventType,
  createSkill,
  createTag,
  createTerm,
} from '#foundation/taxonomy/testing/create-term.ts'
import { withLaterThings } from '#foundation/taxonomy/testing/later-things.queries.ts'
import type { JobRun } from '#platform/jobs/job.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
let editor: Person

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
})

const merge = (id: number, into_id: number, list: TermList = 'tags', by = editor) =>
  by.tryCall('POST /v2/admin/taxonomy/merge/', { body: { list, id, into_id } })
const preview = (id: number, into_id: number, list: TermList = 'tags') =>
  editor.tryCall('GET /v2/admin/taxonomy/merge/preview/', { query: { list, id, into_id } })
const terms = async (list: TermList = 'tags') =>
  (await editor.call('GET /v2/admin/taxonomy/term/list/', { query: { list } })).data
const eventsBy = async (body: object) =>
  (await test.call('POST /v2/event/list/', { body })).data.map(({ title }) => title)
const resourcesBy = async (body: object) =>
  (await test.call('POST /v2/resource/list/', { body })).data.map(({ title }) => title)
const expectKept = async () => {
  const { kept, recounted } = await keptAndRecounted(test.db)
  expect(kept).toEqual(recounted)
}

describe('merging a term into another', () => {
  it('moves events, resources and wishes, once each; they are found, counted and listed by the other', async () => {
    const [old, one] = [
      await createTag(test.db, { name: 'ASD' }),
      await createTag(test.db, { name: 'Autism' }),
    ]
    await createEvent(test.db, { title: 'Event of the old', tag_ids: [old] })
    await createEvent(test.db, { title: 'Event of both', tag_ids: [old, one] })
    await createResource(test.db, { title: 'Of the old', tag_ids: [old], search_words: 'ASD' })
    await createResource(test.db, { title: 'Of both', tag_ids: [one, old], search_words: 'Autism ASD' })
    const asha = await createPerson(test)
    await asha.call('POST /user/preferences/', { body: { tags: [old, one] } as never })

    expect(await preview(old, one)).toMatchObject({
      data: {
        into: { id: one, name: 'Autism' },
        moves: [
          { table: 'event_tags', count: 2, doubles_count: 1 },
          { table: 'resource_tags', count: 2, doubles_count: 1 },
          { table: 'user_tags', count: 1, doubles_count: 1 },
        ],
      },
    })
    expect(await merge(old, one)).toMatchObject({ success: true, data: { moved_count: 2 } })
    await test.runJobs()

    expect((await eventsBy({ tag: [one] })).sort()).toEqual(['Event of both', 'Event of the old'])
    expect((await resourcesBy({ tag: [one] })).sort()).toEqual(['Of both', 'Of the old'])
    expect((await eventsBy({ search_query: 'autism' })).length).toBe(2)
    expect(await eventsBy({ search_query: 'asd' })).toEqual([])
    expect((await resourcesBy({ search_query: 'autism' })).length).toBe(2)
    expect(await resourcesBy({ search_query: 'asd' })).toEqual([])
    const { data } = await test.call('GET /v2/resource/filter/count/', { query: {} })
    expect(data.tags).toEqual([{ id: one, name: 'Autism', count: 2 }])
    await expectKept()
    expect(await terms()).toMatchObject([
      { id: old, is_hidden: true, merged_into: { id: one, name: 'Autism' }, uses_count: 0 },
      { id: one, is_hidden: false, merged_into: null, uses_count: 5 },
    ])
    const admin = await createOrganiser(test, 'administrator')
    const asked = { body: { kind: 'tag', subject_id: old } }
    expect((await admin.call('POST /v2/admin/audit/list/', asked)).data).toMatchObject([
      { action: 'merged', changes: { merged_into: [null, one], moved: [null, 2] } },
    ])
  })

  it('works on every list, and keeps the counts of the library', async () => {
    const types = [
      await createTerm(test.db, 'resource_types'),
      await createTerm(test.db, 'resource_types'),
    ] as const
    const skills = [await createSkill(test.db), await createSkill(test.db)] as const
    const ages = [await createAgeGroup(test.db), await createAgeGroup(test.db)] as const
    const kinds = [await createEventType(test.db), await createEventType(test.db)] as const
    const schools = [
      await createTerm(test.db, 'school_types'),
      await createTerm(test.db, 'school_types'),
    ] as const
    const works = [
      await createTerm(test.db, 'occupations'),
      await createTerm(test.db, 'occupations'),
    ] as const
    const age_group_ids = [ages[0]]
    await createResource(test.db, { resource_type_id: types[0], skill_ids: [skills[0]], age_group_ids })
    await createResource(test.db, { resource_type_id: types[1], skill_ids: [...skills], status: 'draft' })
    await createEvent(test.db, { event_type_id: kinds[0], skill_ids: [skills[0]], age_group_ids })
    await createPerson(test, { occupation_id: works[0], user_type_id: works[0] })
    const pairs = {
      resource_types: types,
      skills,
      age_groups: ages,
      event_types: kinds,
      school_types: schools,
    }
    for (const [list, [from, into]] of Object.entries({ ...pairs, occupations: works }))
      expect(await merge(from, into, list as TermList), list).toMatchObject({ success: true })
    await test.runJobs()
    await expectKept()
    expect(
      (await resourcesBy({ resource_type: [types[1]], skill: [skills[1]], age_group: [ages[1]] })).length,
    ).toBe(1)
    expect((await eventsBy({ type: [kinds[1]], skill: [skills[1]], age_group: [ages[1]] })).length).toBe(1)
    expect(await terms('occupations')).toMatchObject([{ uses_count: 0 }, { uses_count: 2 }])
  })

  it('moves what a later feature keeps, found in the catalog', async () => {
    const [old, one] = [await createTag(test.db), await createTag(test.db)]
    const things = [
      { owner: 1, tag: old },
      { owner: 2, tag: old },
      { owner: 2, tag: one },
    ]
    await withLaterThings(test.db, things, async (read) => {
      expect(await preview(old, one)).toMatchObject({ data: { moves: [{ count: 2, doubles_count: 1 }] } })
      expect(await merge(old, one)).toMatchObject({ data: { moved_count: 1 } })
      expect(await read()).toEqual([
        { owner: 1, tag: one },
        { owner: 2, tag: one },
      ])
    })
  })

  it('is refused into itself, into or of a merged one, into a hidden one, and of one that is needed', async () => {
    const [a, b, c] = [
      await createTag(test.db),
      await createTag(test.db),
      await createTag(test.db, { is_hidden: true }),
    ]
    const refused: [Promise<unknown>, number, string][] = [
      [merge(a, a), 422, 'MergeIntoItself'],
      [merge(a, c), 409, 'MergeIntoHidden'],
      [merge(a, 999), 404, 'NoSuchTerm'],
      [merge(999, a), 404, 'NoSuchTerm'],
      [preview(a, a), 422, 'MergeIntoItself'],
    ]
    for (const [answer, status, code] of refused)
      expect(await answer).toMatchObject({ status, errors: [{ code }] })
    expect(await merge(c, a)).toMatchObject({ success: true })
    for (const answer of [await merge(c, b), await merge(b, c), await preview(b, c)])
      expect(answer).toMatchObject({ status: 409, errors: [{ code: 'TermIsMerged' }] })
    const body = { list: 'tags' as const, id: c }
    for (const call of ['hide', 'show'] as const)
      expect(await editor.tryCall(`POST /v2/admin/taxonomy/term/${call}/`, { body })).toMatchObject({
        errors: [{ code: 'TermIsMerged' }],
      })
    const webinar = await createEventType(test.db, { key: 'webinar' })
    const talk = await createEventType(test.db)
    expect(await merge(webinar, talk, 'event_types')).toMatchObject({ errors: [{ code: 'TermIsNeeded' }] })
    expect(await merge(talk, webinar, 'event_types')).toMatchObject({ success: true })
    expect(await merge(a, b, 'tags', await createOrganiser(test, 'moderator'))).toMatchObject({ status: 403 })
  })

  it('ends well where two merges cross each other, and leads on through a chain', async () => {
    const [a, b, c] = [await createTag(test.db), await createTag(test.db), await createTag(test.db)]
    await createEvent(test.db, { title: 'One', tag_ids: [a] })
    await createEvent(test.db, { title: 'Two', tag_ids: [b] })
    const answers = await Promise.all([merge(a, b), merge(b, a)])
    expect(answers.map(({ success }) => success).sort()).toEqual([false, true])
    expect(answers.find(({ success }) => !success)).toMatchObject({ errors: [{ code: 'TermIsMerged' }] })
    const left = (await terms()).find(({ merged_into, id }) => !merged_into && id !== c)?.id ?? 0
    expect((await eventsBy({ tag: [left] })).length).toBe(2)
    await merge(left, c)
    expect((await terms()).map(({ merged_into }) => merged_into?.id)).toEqual([c, c, undefined])
    expect((await eventsBy({ tag: [c] })).length).toBe(2)
  })

  it('renames: what has the term is soon found by its new name', async () => {
    const [skill, tag] = [
      await createSkill(test.db, { name: 'Sorting' }),
      await createTag(test.db, { name: 'Play' }),
    ]
    await createEvent(test.db, { title: 'Beads', skill_ids: [skill], tag_ids: [tag] })
    await createResource(test.db, {
      title: 'Stones',
      skill_ids: [skill],
      tag_ids: [tag],
      search_words: 'Sorting',
    })
    const save = { list: 'skills' as const, id: skill, name_en: 'Matching' }
    await editor.call('POST /v2/admin/taxonomy/term/save/', { body: save })
    const also = { list: 'tags' as const, id: tag, name_en: 'Games' }
    await editor.call('POST /v2/admin/taxonomy/term/save/', { body: also })
    await test.runJobs()
    for (const search_query of ['matching', 'games']) {
      expect(await eventsBy({ search_query })).toEqual(['Beads'])
      expect(await resourcesBy({ search_query })).toEqual(['Stones'])
    }
    for (const search_query of ['sorting', 'play'])
      expect([...(await eventsBy({ search_query })), ...(await resourcesBy({ search_query }))]).toEqual([])
    await expectKept()
  })

  it('is made up for each hour where an open form gave the merged term once more', async () => {
    const [old, one] = [await createTag(test.db), await createTag(test.db)]
    await merge(old, one)
    await createEvent(test.db, { title: 'Late', tag_ids: [old] })
    await createResource(test.db, { title: 'Late too', tag_ids: [old, one] })
    const parts = { features: [eventsFeature, resourcesFeature] } as unknown as JobParts
    for (const { handle } of taxonomyFeature.jobs?.(parts) ?? []) await handle(test.db, {}, {} as JobRun)
    expect(await eventsBy({ tag: [one] })).toEqual(['Late'])
    expect(await resourcesBy({ tag: [one] })).toEqual(['Late too'])
    expect((await terms())[0]).toMatchObject({ id: old, uses_count: 0 })
    await expectKept()
  })
})
