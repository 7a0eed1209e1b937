import { beforeEach, describe, expect, it } from 'vitest'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createProgram } from '../../testing/create-program.ts'
import { QUESTIONS } from '../../testing/create-quiz.ts'
import { courseEnrolments } from '../course-people.tables.ts'

const test = testApp()
let editor: Person

beforeEach(async () => {
  editor = await createOrganiser(test, 'content-editor')
})

const open = async (id: number) =>
  (await editor.call('GET /v2/admin/course/module/details/', { query: { id } })).data
const program = async (id: number) =>
  (await editor.call('GET /v2/admin/course/details/', { query: { id } })).data
const save = (body: object) => editor.tryCall('POST /v2/admin/course/module/save/', { body: body as never })
const add = (id: number, event_id: number) =>
  editor.tryCall('POST /v2/admin/course/module/event/add/', { body: { id, event_id } })
const take = (id: number, event_id: number) =>
  editor.tryCall('POST /v2/admin/course/module/event/remove/', { body: { id, event_id } })
const eventsOf = async (id: number) => (await open(id)).events.map((event) => event.id)

describe('modules of a certificate program', () => {
  it('are added at the end, changed, moved and removed', async () => {
    const { id, module_ids } = await createProgram(test.db, { publication: 'draft', modules: [{}, {}] })
    const [first = 0, second = 0] = module_ids
    const answer = await save({ program_id: id, title_en: 'Third', minutes: '45', needs_quiz: 'on' })
    const third = answer.success ? answer.data.id : 0
    expect((await program(id)).modules.map((one) => one.id)).toEqual([first, second, third])
    const move = (one: number, direction: 'up' | 'down') =>
      editor.call('POST /v2/admin/course/module/move/', { body: { id: one, direction } })
    await move(third, 'up')
    await move(first, 'up')
    await move(first, 'down')
    expect((await program(id)).modules.map((one) => one.id)).toEqual([third, first, second])
    const { revision } = await open(third)
    await save({ id: third, revision, title_hi: 'तीसरा', minutes: 50, events_needed: 2, quiz_pass_share: 80 })
    expect(await open(third)).toMatchObject({
      title_en: '',
      title_hi: 'तीसरा',
      minutes: 50,
      events_needed: 2,
      needs_quiz: false,
      quiz_pass_share: 80,
    })
    await editor.call('POST /v2/admin/course/module/remove/', { body: { id: first } })
    expect((await program(id)).modules.map((one) => one.id)).toEqual([third, second])
    const admin = await createOrganiser(test, 'administrator')
    const log = await admin.call('POST /v2/admin/audit/list/', {
      body: { kind: 'course-module', subject_id: third },
    })
    expect(log.data.map(({ action }) => action)).toEqual(['changed', 'created'])
  })

  it('are added at the end also where one before was removed, and so are events', async () => {
    const events = [await createEvent(test.db), await createEvent(test.db), await createEvent(test.db)]
    const { id, module_ids } = await createProgram(test.db, {
      publication: 'draft',
      modules: [{}, {}, { event_ids: events.slice(1) }],
    })
    const [first = 0, second = 0, third = 0] = module_ids
    for (const one of [first, second])
      await editor.call('POST /v2/admin/course/module/remove/', { body: { id: one } })
    const answer = await save({ program_id: id, title_en: 'Last', minutes: 45 })
    const last = answer.success ? answer.data.id : 0
    expect((await program(id)).modules.map((one) => one.id)).toEqual([third, last])
    await take(third, events[1] ?? 0)
    await add(third, events[0] ?? 0)
    expect(await eventsOf(third)).toEqual([events[2], events[0]])
  })

  it('need a title and minutes, and are not written over a change of somebody else', async () => {
    const { id, module_ids } = await createProgram(test.db, { modules: [{}] })
    const [module = 0] = module_ids
    for (const [body, field] of [
      [{ title_en: '', minutes: 60 }, 'title_en'],
      [{ title_en: 'x'.repeat(300), minutes: 60 }, 'title_en'],
      [{ title_en: 'Play', minutes: '' }, 'minutes'],
      [{ title_en: 'Play', minutes: 0 }, 'minutes'],
      [{ title_en: 'Play', minutes: 60, quiz_pass_share: 101 }, 'quiz_pass_share'],
    ] as const) {
      expect(await save({ program_id: id, ...body })).toMatchObject({ status: 422, errors: [{ field }] })
    }
    const { revision } = await open(module)
    const both = await Promise.all(
      ['One', 'Two'].map((title_en) => save({ id: module, revision, title_en, minutes: 60 })),
    )
    expect(both.map(({ success }) => success).sort()).toEqual([false, true])
    expect(both.find(({ success }) => !success)).toMatchObject({
      errors: [{ code: 'ModuleChangedMeanwhile' }],
    })
    expect(await save({ program_id: 999, title_en: 'Play', minutes: 60 })).toMatchObject({ status: 404 })
    expect(await save({ id: 999, title_en: 'Play', minutes: 60 })).toMatchObject({ status: 404 })
  })

  it('hold an event once in a program, and say where it stands', async () => {
    const { module_ids } = await createProgram(test.db, { modules: [{ title: 'Play' }, { title: 'Steps' }] })
    const [play = 0, steps = 0] = module_ids
    const event = await createEvent(test.db, { title: 'Singing together' })
    const answers = await Promise.all([add(play, event), add(play, event), add(play, event)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    const refused = await add(steps, event)
    expect(refused).toMatchObject({
      status: 409,
      data: { message: expect.stringContaining('“Play”') },
      errors: [{ code: 'EventStandsAlready', field: 'event_id' }],
    })
    const { data } = await editor.call('POST /v2/admin/course/module/event/find/', {
      body: { id: steps, search_query: 'sing' },
    })
    expect(data).toMatchObject([{ id: event, title: 'Singing together', module_name: 'Play' }])
    const cancelled = await createEvent(test.db, { publication: 'cancelled' })
    expect(await add(steps, cancelled)).toMatchObject({ errors: [{ code: 'EventIsCancelled' }] })
    expect(await add(steps, 999)).toMatchObject({ status: 404 })
    expect(await add(999, event)).toMatchObject({ status: 404, errors: [{ code: 'ModuleNotFound' }] })
  })

  it('offer events that are not in the program before those that are, however many have the same title', async () => {
    const { module_ids } = await createProgram(test.db, { modules: [{ title: 'Play' }] })
    const [play = 0] = module_ids
    const oldest = await createEvent(test.db, { title: 'Singing together' })
    for (let at = 0; at < 20; at += 1)
      await add(play, await createEvent(test.db, { title: 'Singing together' }))
    const { data } = await editor.call('POST /v2/admin/course/module/event/find/', {
      body: { id: play, search_query: 'sing' },
    })
    expect(data).toHaveLength(20)
    expect(data[0]).toMatchObject({ id: oldest, module_name: null })
  })

  it('have their events in an order, and let go only those that are theirs', async () => {
    const [a, b, other] = [await createEvent(test.db), await createEvent(test.db), await createEvent(test.db)]
    const { module_ids } = await createProgram(test.db, {
      modules: [{ event_ids: [a, b] }, { event_ids: [other] }],
    })
    const [module = 0] = module_ids
    const move = (event_id: number, direction: 'up' | 'down') =>
      editor.tryCall('POST /v2/admin/course/module/event/move/', {
        body: { id: module, event_id, direction },
      })
    await move(b, 'up')
    expect(await eventsOf(module)).toEqual([b, a])
    expect(await move(other, 'up')).toMatchObject({ status: 404 })
    expect(await take(module, other)).toMatchObject({ status: 404 })
    expect(await take(module, b)).toMatchObject({ success: true })
    expect(await eventsOf(module)).toEqual([a])
  })

  it('lose what is to be done only while nobody sees the program', async () => {
    const event = await createEvent(test.db)
    const { id, module_ids } = await createProgram(test.db, { modules: [{ event_ids: [event] }] })
    const [module = 0] = module_ids
    expect(await take(module, event)).toMatchObject({ status: 409, errors: [{ code: 'ModuleNeedsWork' }] })
    expect(await eventsOf(module)).toEqual([event])
    const remove = () => editor.tryCall('POST /v2/admin/course/module/remove/', { body: { id: module } })
    expect(await remove()).toMatchObject({ status: 409, errors: [{ code: 'ProgramNeedsModule' }] })
    await save({ program_id: id, title_en: 'Another', minutes: 60 })
    expect((await program(id)).missing).toEqual(['work'])
    await add((await program(id)).modules[1]?.id ?? 0, await createEvent(test.db))
    expect(await remove()).toMatchObject({ success: true })
    const draft = await createProgram(test.db, {
      publication: 'draft',
      modules: [{ event_ids: [event] }],
    })
    expect(await take(draft.module_ids[0] ?? 0, event)).toMatchObject({ success: true })
  })

  it('keep one event that people can join by, whoever takes the last two at once', async () => {
    const [event, other] = [await createEvent(test.db), await createEvent(test.db)]
    const quiz = { needs_quiz: true, questions: QUESTIONS }
    const { id, module_ids } = await createProgram(test.db, {
      modules: [
        { ...quiz, event_ids: [event] },
        { ...quiz, event_ids: [other] },
      ],
    })
    const [first = 0, second = 0] = module_ids
    const both = await Promise.all([take(first, event), take(second, other)])
    expect(both.map(({ success }) => success).sort()).toEqual([false, true])
    const refused = { status: 409, errors: [{ code: 'ProgramNeedsEvent' }] }
    expect(both.find(({ success }) => !success)).toMatchObject(refused)
    const [left] = (await program(id)).modules.filter(({ events_count }) => events_count > 0)
    const remove = { body: { id: left?.id ?? 0 } }
    expect(await editor.tryCall('POST /v2/admin/course/module/remove/', remove)).toMatchObject(refused)
    expect(await program(id)).toMatchObject({ missing: [], modules: [{}, {}] })
  })

  it('tell how many people a change concerns, in as many queries whatever they hold', async () => {
    const events = [await createEvent(test.db), await createEvent(test.db), await createEvent(test.db)]
    const few = await createProgram(test.db, { modules: [{ event_ids: events.slice(0, 1) }] })
    const many = await createProgram(test.db, { modules: [{ event_ids: events }] })
    const inside = await createPerson(test)
    const done = await createPerson(test)
    await test.db.insert(courseEnrolments).values([
      { program_id: many.id, user_id: inside.id },
      { program_id: many.id, user_id: done.id, finished_at: new Date() },
    ])
    const [one = 0] = few.module_ids
    const [three = 0] = many.module_ids
    expect(await open(three)).toMatchObject({ inside_count: 1, passed_count: 0, can_see_people: false })
    expect(await test.queriesOf(() => open(three))).toBe(await test.queriesOf(() => open(one)))
  })

  it('are kept by content editors and administrators alone', async () => {
    const { id, module_ids } = await createProgram(test.db, { modules: [{}] })
    const host = await createOrganiser(test, 'event-host')
    const body = { program_id: id, title_en: 'Mine', minutes: 5 }
    expect(await host.tryCall('POST /v2/admin/course/module/save/', { body })).toMatchObject({ status: 403 })
    const [module = 0] = module_ids
    expect(
      await host.tryCall('POST /v2/admin/course/module/remove/', { body: { id: module } }),
    ).toMatchObject({ status: 403 })
  })
})
