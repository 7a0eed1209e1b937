import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createAgeGroup, createSkill, createTag } from '#foundation/taxonomy/testing/create-term.ts'
import { hideTerm } from '#foundation/taxonomy/testing/hide-term.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { changeResource } from '../../testing/change-resource.queries.ts'
import { createResource } from '../../testing/create-resource.ts'

const test = testApp()
const terms = { speech: 0, play: 0, autism: 0, young: 0 }
let meera: Person

beforeEach(async () => {
  terms.speech = await createSkill(test.db, { name: { en: 'Speech', hi: 'बोलना' } })
  terms.play = await createSkill(test.db, { name: 'Play' })
  terms.autism = await createTag(test.db, { name: 'Autism' })
  terms.young = await createAgeGroup(test.db, { name: '3 to 6' })
  meera = await createPerson(test)
  await choose(meera, { skills: [terms.speech, terms.play], tags: [terms.autism], age_groups: [terms.young] })
})

const choose = ({ call }: Person, body: object) => call('POST /user/preferences/', { body })
const forYou = ({ call }: Person, length?: number) =>
  call('GET /v2/resource/for-you/list/', { query: length ? { length } : {} })
const idsFor = async (person: Person) => (await forYou(person, 12)).data.map(({ id }) => id)
const speech = (given: Parameters<typeof createResource>[1] = {}) =>
  createResource(test.db, { skill_ids: [terms.speech], ...given })

describe('resources for you', () => {
  it('are those that share most with what was chosen, each with the true reason', async () => {
    const [age_group_ids, tag_ids] = [[terms.young], [terms.autism]]
    const age = await createResource(test.db, { age_group_ids, likes_count: 90 })
    const liked = await speech({ likes_count: 9 })
    const skills = await speech({ skill_ids: [terms.speech, terms.play] })
    const aged = await speech({ age_group_ids })
    const tagged = await speech({ tag_ids })
    const all = await speech({ tag_ids, age_group_ids })
    await createResource(test.db, { likes_count: 99 })
    const { data, empty_reason } = await forYou(meera, 12)
    expect(data.map(({ id, because }) => ({ id, because }))).toEqual([
      { id: all, because: ['Speech', 'Autism', '3 to 6'] },
      { id: tagged, because: ['Speech', 'Autism'] },
      { id: aged, because: ['Speech', '3 to 6'] },
      { id: skills, because: ['Speech', 'Play'] },
      { id: liked, because: ['Speech'] },
      { id: age, because: ['3 to 6'] },
    ])
    expect(empty_reason).toBeNull()
    expect(data[0]).not.toHaveProperty('tags')
    expect((await forYou(meera)).data.map(({ id }) => id)).toEqual([all, tagged, aged, skills])
  })

  it('name their reason in the language asked for, for nobody’s cache', async () => {
    await speech()
    const answer = await test.app.inject({
      url: '/v2/resource/for-you/list/',
      headers: { 'accept-language': 'hi', authorization: `Bearer ${meera.token}` },
    })
    expect(answer.json().data[0].because).toEqual(['बोलना'])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('are never drafts, private or hidden', async () => {
    await speech({ status: 'draft' })
    await speech({ privacy: 'Only me' })
    await speech({ status: 'hidden' })
    expect(await forYou(meera)).toMatchObject({ data: [], empty_reason: 'NothingFits' })
    const id = await speech()
    expect(await idsFor(meera)).toEqual([id])
    await changeResource(test.db, id, { privacy: 'Only me' })
    expect(await idsFor(meera)).toEqual([])
  })

  it('are none that the person made or keeps', async () => {
    const stranger = await createPerson(test)
    const made = await speech({ creator_id: meera.id })
    const kept = await speech({ creator_id: stranger.id })
    const left = await speech({ creator_id: stranger.id })
    await meera.call('POST /v2/resource/bookmark/', { body: { id: kept } })
    await stranger.call('POST /v2/resource/bookmark/', { body: { id: left } })
    expect(await idsFor(meera)).toEqual([left])
    await choose(stranger, { skills: [terms.speech] })
    expect(await idsFor(stranger)).toEqual([made])
  })

  it('are each person’s own, and refused to a visitor', async () => {
    await speech()
    const stranger = await createPerson(test)
    expect(await forYou(stranger)).toMatchObject({ data: [], empty_reason: 'NoPreferences' })
    expect(await test.tryCall('GET /v2/resource/for-you/list/', { query: {} })).toMatchObject({ status: 401 })
  })

  it('are none while the person has turned them off', async () => {
    await speech()
    await choose(meera, { is_personalised: false })
    expect(await forYou(meera)).toMatchObject({ data: [], empty_reason: 'TurnedOff' })
  })

  it('know nothing of terms that were hidden', async () => {
    await speech({ tag_ids: [terms.autism] })
    await hideTerm(test.db, 'skills', terms.speech)
    expect((await forYou(meera)).data.map(({ because }) => because)).toEqual([['Autism']])
  })

  it('refuse a length that makes no sense', async () => {
    for (const length of [0, 13, 'many' as never])
      expect(
        await meera.tryCall('GET /v2/resource/for-you/list/', { query: { length } }),
        String(length),
      ).toMatchObject({ status: 422 })
  })

  it('take a fixed number of queries', async () => {
    await speech()
    const few = await test.queriesOf(() => forYou(meera, 12))
    for (let n = 0; n < 8; n += 1) await speech({ tag_ids: [terms.autism] })
    expect(await test.queriesOf(() => forYou(meera, 12))).toBe(few)
  })
})
