import { describe, expect, it } from 'vitest'
import { speakerAccounts } from '#features/events/server/index.ts'
import { createEvent, createSpeaker } from '#features/events/testing/create-event.ts'
import { moveEvent } from '#features/events/testing/move-event.queries.ts'
import { createAttendance, createRegistration } from '#features/events/testing/take-part.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createEventType, createSkill } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createProgram, createProgramOfEvents } from '../../testing/create-program.ts'
import { enrol } from '../../testing/create-quiz.ts'
import { closeProgram } from '../../testing/finish-enrolment.queries.ts'

const test = testApp()
const DAY = 24 * 60

const get = async (id: number, person?: Person) =>
  (await (person ?? test).call('GET /v2/event/course/modules/{id}/', { params: { id } })).data
const refusal = async (id: number, person?: Person) => {
  const answer = await (person ?? test).tryCall('GET /v2/event/course/modules/{id}/', { params: { id } })
  return answer.success ? undefined : [answer.status, answer.errors[0]?.code]
}

describe('a certificate program', () => {
  it('is told to a visitor with everything but what is somebody’s own', async () => {
    const skill = await createSkill(test.db, { name: { en: 'Patience' } })
    const speaker = await createSpeaker(test.db, { name: 'Kiran Rao' })
    const teacher = await createPerson(test)
    const event = await createEvent(test.db, { title: 'First lesson', speaker_ids: [speaker] })
    await test.db.insert(speakerAccounts).values({ speaker_id: speaker, user_id: teacher.id })
    const { id, module_ids } = await createProgram(test.db, {
      title: { en: 'Inclusive classroom', hi: 'सबकी कक्षा' },
      outcomes: { en: 'Plan a calm lesson.\n\nTalk with parents.' },
      skill_ids: [skill],
      teacher_ids: [speaker],
      answers: [{ question: { en: 'How long?' }, answer: { en: 'As long as you like.' } }],
      modules: [{ title: 'Seeing', minutes: 90, event_ids: [event] }, { minutes: 30 }],
    })
    expect(await get(id)).toMatchObject({
      id,
      title: 'Inclusive classroom',
      text_language: 'en',
      minutes: 120,
      events_count: 1,
      is_closed: false,
      progress: null,
      outcomes: ['Plan a calm lesson.', 'Talk with parents.'],
      skills_data: [{ id: skill, name: 'Patience' }],
      teachers: [{ id: speaker, name: 'Kiran Rao', picture: null, creator_id: teacher.id }],
      answers: [{ question: 'How long?', answer: 'As long as you like.' }],
      certificate_heading: null,
      clashes: [],
      modules: [
        {
          id: module_ids[0],
          module_name: 'Seeing',
          events_needed: 1,
          events_done: 0,
          label: 'Not started',
          is_open: true,
          quiz: null,
          module_events: [
            {
              id: event,
              title: 'First lesson',
              isSelected: false,
              registration: null,
              user_event_status: 'Not Registered',
              is_open: true,
            },
          ],
        },
        { id: module_ids[1], module_events: [], events_needed: 0 },
      ],
    })
    const hindi = await test.callIn('hi')('GET /v2/event/course/modules/{id}/', { params: { id } })
    expect(hindi.data).toMatchObject({ title: 'सबकी कक्षा', text_language: 'hi' })
    expect(JSON.stringify(hindi)).not.toContain('secret-room')
  })

  it('tells the person inside where they stand, and what is chosen', async () => {
    const asha = await createPerson(test)
    const { id, event_ids } = await createProgramOfEvents(test.db, { events: 3 })
    const [done = 0, waits = 0] = event_ids
    await enrol(test.db, { program_id: id, user_id: asha.id })
    await createAttendance(test.db, { event_id: done, user_id: asha.id })
    const waiting = { status: 'waiting', has_place: false, waiting_since: TEST_NOW } as const
    await createRegistration(test.db, { event_id: waits, user_id: asha.id, ...waiting })
    const program = await get(id, asha)
    expect(program.progress).toEqual({
      label: 'In Progress',
      modules_done: 1,
      modules_count: 3,
      minutes_done: 60,
      finished_at: null,
    })
    expect(program.modules.map(({ label }) => label)).toEqual(['Completed', 'In Progress', 'Not started'])
    expect(program.modules.map(({ module_events: [event] }) => event)).toMatchObject([
      { isSelected: false, user_event_status: 'Attended', registration: null },
      { isSelected: true, user_event_status: 'Not Registered', registration: { waiting_place: 1 } },
      { isSelected: false },
    ])
    const ravi = await createPerson(test)
    expect(await get(id, ravi)).toMatchObject({ progress: null, modules: [{ events_done: 0 }, {}, {}] })
  })

  it('says which events can be registered for, and which ones overlap', async () => {
    const ids = {
      first: await createEvent(test.db, { starts_in_minutes: DAY, minutes: 90 }),
      second: await createEvent(test.db, { starts_in_minutes: DAY + 60 }),
      after: await createEvent(test.db, { starts_in_minutes: DAY + 120 }),
      over: await createEvent(test.db, { starts_in_minutes: -DAY }),
      film: await createEvent(test.db, {
        starts_in_minutes: null,
        recording: { published_minutes_ago: 5 },
      }),
      off: await createEvent(test.db, { starts_in_minutes: DAY }),
      draft: await createEvent(test.db, { publication: 'draft' }),
    }
    const { id } = await createProgram(test.db, { modules: [{ event_ids: Object.values(ids) }] })
    await moveEvent(test.db, { id: ids.off, publication: 'cancelled' })
    const program = await get(id)
    const shown = program.modules.flatMap(({ module_events }) => module_events)
    expect(shown.map((event) => [event.id, event.is_open])).toEqual([
      [ids.first, true],
      [ids.second, true],
      [ids.after, true],
      [ids.over, false],
      [ids.film, true],
      [ids.off, false],
    ])
    expect(program.clashes).toEqual([{ event_id: ids.first, other_id: ids.second }])
    // The draft is already required.
    expect(program).toMatchObject({ events_count: 5, modules: [{ events_needed: 6 }] })
  })

  it('is not found while it is a draft, nor by who is outside once it is closed', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const { id: draft } = await createProgram(test.db, { publication: 'draft' })
    const { id: closed } = await createProgram(test.db)
    await enrol(test.db, { program_id: closed, user_id: asha.id })
    await enrol(test.db, { program_id: draft, user_id: asha.id })
    await closeProgram(test.db, closed)
    const notFound = [404, 'ProgramNotFound']
    expect(await refusal(draft, asha)).toEqual(notFound)
    expect(await refusal(closed)).toEqual(notFound)
    expect(await refusal(closed, ravi)).toEqual(notFound)
    expect(await refusal(999_999)).toEqual(notFound)
    expect(await refusal(0)).toEqual([422, 'InvalidInput'])
    expect(await get(closed, asha)).toMatchObject({ is_closed: true, progress: { label: 'Not started' } })
    expect((await test.call('GET /v2/event/course/list/', { query: {} })).data).toEqual([])
    const [own, ...others] = (await asha.call('GET /v2/event/course/list/', { query: {} })).data
    expect(own).toMatchObject({ id: closed, is_closed: true })
    expect(others).toEqual([])
  })

  it('costs the same queries whatever it holds', async () => {
    const asha = await createPerson(test)
    const event_type_id = await createEventType(test.db)
    const costs: number[] = []
    for (const count of [1, 20]) {
      const event_ids: number[] = []
      for (let n = 0; n < count; n += 1) event_ids.push(await createEvent(test.db, { event_type_id }))
      const modules = event_ids.map((event_id) => ({ event_ids: [event_id] }))
      const { id } = await createProgram(test.db, { modules })
      await enrol(test.db, { program_id: id, user_id: asha.id })
      costs.push(await test.queriesOf(() => get(id, asha)))
    }
    expect(costs[1]).toBe(costs[0])
  })
})

describe('the list of certificate programs', () => {
  const list = (person: Person | undefined, query: object = {}) =>
    (person ?? test).call('GET /v2/event/course/list/', { query })

  it('is the newest first, in pages, with how far one is', async () => {
    const asha = await createPerson(test)
    const days = [3, 1, 2]
    const ids: number[] = []
    for (const day of days) {
      const published_at = new Date(TEST_NOW.getTime() - day * DAY * 60_000)
      const { id } = await createProgramOfEvents(test.db, { events: 1, title: `${day} days`, published_at })
      ids.push(id)
    }
    const [oldest = 0, newest, middle] = ids
    await enrol(test.db, { program_id: oldest, user_id: asha.id })
    const all = await list(undefined)
    expect(all.data.map(({ id }) => id)).toEqual([newest, middle, oldest])
    expect(all).toMatchObject({
      recordsTotal: 3,
      data: [{ progress: null, events_count: 1, minutes: 60 }, {}, {}],
    })
    expect((await list(undefined, { page: 2, length: 2 })).data.map(({ id }) => id)).toEqual([oldest])
    expect((await list(asha)).data[2]).toMatchObject({ id: oldest, progress: { modules_count: 1 } })
    const mine = await list(asha, { is_mine: 'true' })
    expect(mine).toMatchObject({
      recordsTotal: 1,
      data: [{ id: oldest, modules: [{ module_name: 'Module 1' }] }],
    })
    const refused = await test.tryCall('GET /v2/event/course/list/', { query: { is_mine: 'true' } })
    expect(refused).toMatchObject({ status: 401, errors: [{ code: 'NotSignedIn' }] })
  })

  it('costs the same queries whatever its length', async () => {
    const asha = await createPerson(test)
    const costs: number[] = []
    for (const count of [1, 12]) {
      for (let n = 0; n < count; n += 1) {
        const { id } = await createProgram(test.db, { modules: [{}] })
        await enrol(test.db, { program_id: id, user_id: asha.id })
      }
      costs.push(await test.queriesOf(() => list(asha)))
    }
    expect(costs[1]).toBe(costs[0])
  })

  it('stands in the sitemap, published ones alone', async () => {
    const { id } = await createProgram(test.db)
    await createProgram(test.db, { publication: 'draft' })
    const index = await test.app.inject('/sitemap.xml')
    expect(index.body).toContain('/sitemap/certificate-programs/1.xml')
    const { body } = await test.app.inject('/sitemap/certificate-programs/1.xml')
    const address = `certificate-programs/details/inclusive-classroom/${id}`
    expect(body.match(/<loc>[^<]+/g)).toEqual([
      `<loc>http://localhost:3000/${address}`,
      `<loc>http://localhost:3000/hi/${address}`,
    ])
  })
})
