import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { disablePerson } from '#foundation/creators/testing/write-profile.queries.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createEvent, createSpeaker } from '../../testing/create-event.ts'
import { speakerAccounts } from '../event-questions.tables.ts'

const test = testApp()
const list = (body: { creator_id: number; page?: number; length?: number; after?: number }) =>
  test.call('POST /v2/event/speaking/list/', { body })
const titles = async (body: Parameters<typeof list>[0]) => (await list(body)).data.map(({ title }) => title)
const DAY = 24 * 60

async function speak(person: Person): Promise<number> {
  const speaker_id = await createSpeaker(test.db, { name: 'Ananya Rao' })
  await test.db.insert(speakerAccounts).values({ speaker_id, user_id: person.id })
  return speaker_id
}

async function createLeft(): Promise<Person> {
  const person = await createPerson(test)
  await disablePerson(test.db, person.id, test.clock.now())
  return person
}

describe('events of a speaker', () => {
  it('are those of the own account, the newest first, five at a time', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const speaker_ids = [await speak(asha)]
    for (const day of [3, 1, 6, 2, 5, 4]) {
      await createEvent(test.db, { title: `Day ${day}`, speaker_ids, starts_in_minutes: day * DAY })
    }
    await createEvent(test.db, { title: 'Of Ravi', speaker_ids: [await speak(ravi)] })
    const first = await list({ creator_id: asha.id })
    expect(first.data.map(({ title }) => title)).toEqual(['Day 6', 'Day 5', 'Day 4', 'Day 3', 'Day 2'])
    expect(first).toMatchObject({ recordsTotal: 6, recordsTotal_is_capped: false })
    const after = first.data.at(-1)?.id ?? 0
    expect(await titles({ creator_id: asha.id, after })).toEqual(['Day 1'])
    expect(await titles({ creator_id: asha.id, page: 2, length: 4 })).toEqual(['Day 2', 'Day 1'])
  })

  it('hold no draft, nothing that was cancelled and nothing that is over', async () => {
    const asha = await createPerson(test)
    const speaker_ids = [await speak(asha)]
    await createEvent(test.db, { speaker_ids, publication: 'draft' })
    await createEvent(test.db, { speaker_ids, publication: 'cancelled' })
    await createEvent(test.db, { speaker_ids, starts_in_minutes: -DAY, access_recording: false })
    expect(await list({ creator_id: asha.id })).toMatchObject({ data: [], recordsTotal: 0 })
  })

  it('are those that are not over by their status, and a film without a date stands where it came', async () => {
    const asha = await createPerson(test)
    const speaker_ids = [await speak(asha)]
    const [out, coming] = [{ published_minutes_ago: 60 }, { published_minutes_ago: -60 }]
    const create = (title: string, given: object) => createEvent(test.db, { speaker_ids, title, ...given })
    for (const recording of [undefined, coming])
      await create('Over', {
        starts_in_minutes: -DAY,
        access_recording: false,
        ...(recording && { recording }),
      })
    await create('Seen after all', { starts_in_minutes: -DAY, access_recording: false, recording: out })
    await create('Film to come', { starts_in_minutes: -2 * DAY, access_recording: true })
    await create('To come', { starts_in_minutes: DAY, access_recording: false })
    await create('Film', { starts_in_minutes: null, recording: out })
    const { data, recordsTotal } = await list({ creator_id: asha.id })
    expect(data.map(({ title, status }) => [title, status])).toEqual([
      ['To come', 'Scheduled'],
      ['Film', 'On-Demand'],
      ['Seen after all', 'On-Demand'],
      ['Film to come', 'In Transit'],
    ])
    expect(recordsTotal).toBe(4)
    const after = data[1]?.id ?? 0
    expect(await titles({ creator_id: asha.id, after })).toEqual(['Seen after all', 'Film to come'])
  })

  it('are none of nobody, of a parent and of who is gone alike, and behind no event that is not there', async () => {
    const [asha, gone] = [await createPerson(test), await createLeft()]
    const tryList = (body: object) =>
      test.tryCall('POST /v2/event/speaking/list/', { body: body as { creator_id: number } })
    await createEvent(test.db, { speaker_ids: [await speak(gone)] })
    const ofNobody = await list({ creator_id: 999_999 })
    expect(ofNobody).toMatchObject({ data: [], recordsTotal: 0 })
    for (const { id } of [asha, gone]) expect(await list({ creator_id: id })).toEqual(ofNobody)
    expect(await tryList({ creator_id: asha.id, after: 999 })).toMatchObject({
      status: 422,
      errors: [{ code: 'CursorNotFound', field: 'after' }],
    })
    for (const body of [{}, { creator_id: 'asha' }, { creator_id: -1 }, { creator_id: asha.id, length: 0 }]) {
      expect(await tryList(body)).toMatchObject({ status: 422 })
    }
  })

  it('cost the same few queries however many there are', async () => {
    const asha = await createPerson(test)
    const speaker_ids = [await speak(asha)]
    const costs: number[] = []
    for (const count of [1, 20]) {
      for (let made = 0; made < count; made += 1) await createEvent(test.db, { speaker_ids })
      costs.push(await test.queriesOf(() => list({ creator_id: asha.id, length: 20 })))
    }
    expect(costs).toEqual([2, 2])
  })
})

describe('the page of an event', () => {
  it('leads to the account of its speaker, while there is one', async () => {
    const [asha, gone] = [await createPerson(test), await createLeft()]
    const speaker_ids = [await speak(asha), await speak(gone), await createSpeaker(test.db)]
    const id = await createEvent(test.db, { speaker_ids })
    const { data } = await test.call('GET /v2/event/details/', { query: { id } })
    expect(data.speakers.map(({ creator_id }) => creator_id)).toEqual([asha.id, null, null])
    expect(JSON.stringify(data)).not.toContain(asha.email)
    const cancelled = await createEvent(test.db, { speaker_ids, publication: 'cancelled' })
    const page = await test.call('GET /v2/event/details/', { query: { id: cancelled } })
    expect(page.data.speakers.map(({ creator_id }) => creator_id)).toEqual([null, null, null])
  })
})
