import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createAgeGroup, createSkill, createTag } from '#foundation/taxonomy/testing/create-term.ts'
import { hideTerm } from '#foundation/taxonomy/testing/hide-term.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createDrafts } from '../../testing/create-drafts.ts'
import { createEvent, createSpeaker } from '../../testing/create-event.ts'
import { createAttendance } from '../../testing/take-part.ts'
import { eventHosts } from '../event-hosts.tables.ts'
import { speakerAccounts } from '../event-questions.tables.ts'

const test = testApp()
const terms = { speech: 0, play: 0, autism: 0, young: 0 }
let meera: Person

beforeEach(async () => {
  terms.speech = await createSkill(test.db, { name: { en: 'Speech', hi: 'बोलना' } })
  terms.play = await createSkill(test.db, { name: 'Play' })
  terms.autism = await createTag(test.db, { name: 'Autism' })
  terms.young = await createAgeGroup(test.db, { name: '3 to 6' })
  meera = await createPerson(test)
  await choose(meera, { skills: [terms.speech], tags: [terms.autism], age_groups: [terms.young] })
})

const choose = ({ call }: Person, body: object) => call('POST /user/preferences/', { body })
const forYou = ({ call }: Person, length?: number) =>
  call('GET /v2/event/for-you/list/', { query: length ? { length } : {} })
const idsFor = async (person: Person) => (await forYou(person, 12)).data.map(({ id }) => id)

describe('events for you', () => {
  it('are those that share most with what was chosen, each with the true reason', async () => {
    const age = await createEvent(test.db, { age_group_ids: [terms.young], starts_in_minutes: 30 })
    const skill = await createEvent(test.db, { skill_ids: [terms.speech, terms.play] })
    const all = await createEvent(test.db, {
      skill_ids: [terms.play, terms.speech],
      tag_ids: [terms.autism],
      age_group_ids: [terms.young],
      starts_in_minutes: 90_000,
    })
    await createEvent(test.db, { skill_ids: [terms.play] })
    const { data, empty_reason } = await forYou(meera)
    expect(data.map(({ id, because }) => ({ id, because }))).toEqual([
      { id: all, because: ['Speech', 'Autism', '3 to 6'] },
      { id: skill, because: ['Speech'] },
      { id: age, because: ['3 to 6'] },
    ])
    expect(empty_reason).toBeNull()
    expect(data[0]).not.toHaveProperty('tags')
  })

  it('are found behind hundreds of newer drafts', async () => {
    const id = await createEvent(test.db, { skill_ids: [terms.speech] })
    await createDrafts(test.db, 210, { skill_ids: [terms.speech] })
    expect(await idsFor(meera)).toEqual([id])
  })

  it('come the sooner first among equals, films after what is ahead, and what is only waited for last', async () => {
    const skill_ids = [terms.speech]
    const waiting = await createEvent(test.db, {
      skill_ids,
      starts_in_minutes: -300,
      tag_ids: [terms.autism],
    })
    const recording = { published_minutes_ago: 60 }
    const film = await createEvent(test.db, { skill_ids, starts_in_minutes: null, recording })
    const later = await createEvent(test.db, { skill_ids, starts_in_minutes: 900 })
    const sooner = await createEvent(test.db, { skill_ids, starts_in_minutes: 60 })
    expect(await idsFor(meera)).toEqual([sooner, later, film, waiting])
  })

  it('name their reason in the language asked for', async () => {
    await createEvent(test.db, { skill_ids: [terms.speech] })
    const answer = await test.app.inject({
      url: '/v2/event/for-you/list/',
      headers: { 'accept-language': 'hi', authorization: `Bearer ${meera.token}` },
    })
    expect(answer.json().data[0].because).toEqual(['बोलना'])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })

  it('are four unless asked otherwise, twelve at most', async () => {
    for (let n = 0; n < 6; n += 1) await createEvent(test.db, { skill_ids: [terms.speech] })
    expect((await forYou(meera)).data).toHaveLength(4)
    expect((await forYou(meera, 5)).data).toHaveLength(5)
    for (const length of [0, 13, 'many' as never])
      expect(
        await meera.tryCall('GET /v2/event/for-you/list/', { query: { length } }),
        String(length),
      ).toMatchObject({ status: 422 })
  })

  it('are never drafts, cancelled ones or those that are over', async () => {
    const skill_ids = [terms.speech]
    await createEvent(test.db, { skill_ids, publication: 'draft' })
    await createEvent(test.db, { skill_ids, publication: 'cancelled' })
    await createEvent(test.db, { skill_ids, starts_in_minutes: -300, access_recording: false })
    expect(await forYou(meera)).toMatchObject({ data: [], empty_reason: 'NothingFits' })
  })

  it('are none that the person has to do with already; one that was cancelled by them is there again', async () => {
    const given = { skill_ids: [terms.speech] }
    const [registered, hosted, attended] = [
      await createEvent(test.db, given),
      await createEvent(test.db, given),
      await createEvent(test.db, { ...given, starts_in_minutes: -300 }),
    ]
    const speaker_id = await createSpeaker(test.db)
    const spoken = await createEvent(test.db, { ...given, speaker_ids: [speaker_id] })
    expect((await idsFor(meera)).toSorted()).toEqual([registered, hosted, attended, spoken].toSorted())
    await meera.call('POST /v2/event/register/', { body: { id: registered } })
    await test.db.insert(eventHosts).values({ event_id: hosted, user_id: meera.id })
    await test.db.insert(speakerAccounts).values({ speaker_id, user_id: meera.id })
    await createAttendance(test.db, { event_id: attended, user_id: meera.id })
    expect(await idsFor(meera)).toEqual([])
    await meera.call('POST /v2/event/register/cancel/', { body: { id: registered } })
    expect(await idsFor(meera)).toEqual([registered])
  })

  it('are each person’s own: a stranger’s interests and registrations say nothing', async () => {
    const id = await createEvent(test.db, { skill_ids: [terms.speech] })
    const stranger = await createPerson(test)
    await choose(stranger, { skills: [terms.play] })
    await stranger.call('POST /v2/event/register/', { body: { id } })
    expect(await forYou(stranger)).toMatchObject({ data: [], empty_reason: 'NothingFits' })
    expect(await idsFor(meera)).toEqual([id])
  })

  it('are refused to a visitor', async () => {
    expect(await test.tryCall('GET /v2/event/for-you/list/', { query: {} })).toMatchObject({ status: 401 })
  })

  it('know nothing of terms that were hidden', async () => {
    await createEvent(test.db, { skill_ids: [terms.speech], tag_ids: [terms.autism] })
    await hideTerm(test.db, 'skills', terms.speech)
    expect((await forYou(meera)).data.map(({ because }) => because)).toEqual([['Autism']])
    await hideTerm(test.db, 'tags', terms.autism)
    expect(await forYou(meera)).toMatchObject({ data: [], empty_reason: 'NothingFits' })
    await hideTerm(test.db, 'age_groups', terms.young)
    expect(await forYou(meera)).toMatchObject({ data: [], empty_reason: 'NoPreferences' })
  })

  it('take a fixed number of queries', async () => {
    await createEvent(test.db, { skill_ids: [terms.speech] })
    const few = await test.queriesOf(() => forYou(meera, 12))
    for (let n = 0; n < 8; n += 1) await createEvent(test.db, { tag_ids: [terms.autism] })
    expect(await test.queriesOf(() => forYou(meera, 12))).toBe(few)
  })
})

describe('the switch', () => {
  it('turns them off and on again; the other preferences stay', async () => {
    await createEvent(test.db, { skill_ids: [terms.speech] })
    expect((await meera.call('GET /user/preferences/', {})).data.is_personalised).toBe(true)
    const { data } = await choose(meera, { is_personalised: false })
    expect(data).toMatchObject({ is_personalised: false, interested_skills_details: [{ id: terms.speech }] })
    expect(await forYou(meera)).toMatchObject({ data: [], empty_reason: 'TurnedOff' })
    await choose(meera, { is_personalised: true })
    expect((await forYou(meera)).data).toHaveLength(1)
  })

  it('takes the same twice at once, and ends as one of two meant', async () => {
    await Promise.all([1, 2, 3].map(() => choose(meera, { is_personalised: false })))
    expect(await forYou(meera)).toMatchObject({ empty_reason: 'TurnedOff' })
    await Promise.all([true, false].map((is_personalised) => choose(meera, { is_personalised })))
    const { data } = await meera.call('GET /user/preferences/', {})
    expect([true, false]).toContain(data.is_personalised)
    expect((await forYou(meera)).empty_reason).toBe(data.is_personalised ? 'NothingFits' : 'TurnedOff')
  })

  it('is each person’s own', async () => {
    const stranger = await createPerson(test)
    await choose(stranger, { is_personalised: false })
    expect((await forYou(meera)).empty_reason).toBe('NothingFits')
  })
})
