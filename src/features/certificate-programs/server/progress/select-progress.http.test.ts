import { describe, expect, it } from 'vitest'
import { eventWatches } from '#features/events/server/index.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createFilm } from '#features/events/testing/create-film.ts'
import { moveEvent } from '#features/events/testing/move-event.queries.ts'
import { createAttendance, createRegistration } from '#features/events/testing/take-part.ts'
import { createPeople } from '#foundation/accounts/testing/create-people.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createProgram, createProgramOfEvents } from '../../testing/create-program.ts'
import { createQuiz, enrol } from '../../testing/create-quiz.ts'
import { closeProgram, finishEnrolment } from '../../testing/finish-enrolment.queries.ts'
import { courseModuleEvents } from '../course-modules.tables.ts'
import { quizResults } from '../quizzes.tables.ts'
import { findCourseModule, selectProgress } from './select-progress.ts'

const test = testApp()
const now = TEST_NOW

describe('the progress of people', () => {
  it('counts what was attended or watched by the rule, of events that stand', async () => {
    const people = await createPeople(test.db, 3)
    const [asha = 0, ravi = 0, meena = 0] = people
    const film = await createFilm(test, { seconds: 100 })
    const held = await createEvent(test.db, { starts_in_minutes: -120 })
    const off = await createEvent(test.db)
    await moveEvent(test.db, { id: off, publication: 'cancelled' })
    const modules = [{ event_ids: [film, off] }, { event_ids: [held], minutes: 45 }]
    const { id: program_id } = await createProgram(test.db, { modules })
    const watched = (user_id: number, watched_seconds: number) =>
      test.db.insert(eventWatches).values({ event_id: film, user_id, watched_seconds })
    await watched(asha, 90)
    await watched(ravi, 10)
    await createAttendance(test.db, { event_id: held, user_id: asha })
    await createAttendance(test.db, { event_id: held, user_id: ravi, minutes: 5 })
    await createRegistration(test.db, { event_id: off, user_id: meena })
    const progress = await selectProgress(test.db, { program_id, user_ids: people, now })
    expect([...progress.keys()]).toEqual(people)
    expect(progress.get(asha)).toMatchObject({ label: 'Completed', is_done: true, minutes_done: 105 })
    expect(progress.get(ravi)).toMatchObject({ label: 'Not started', is_done: false, finished_at: null })
    expect(progress.get(meena)?.modules[0]).toMatchObject({ label: 'Not started', events_needed: 1 })
  })

  it('keeps what a person attended of an event that is cancelled afterwards, for nobody else', async () => {
    const people = await createPeople(test.db, 2)
    const [asha = 0, ravi = 0] = people
    const held = () => createEvent(test.db, { starts_in_minutes: -120 })
    const [first, second, other] = [await held(), await held(), await held()]
    const modules = [{ event_ids: [first] }, { event_ids: [second, other] }]
    const { id: program_id } = await createProgram(test.db, { modules })
    for (const event_id of [first, second]) {
      await createAttendance(test.db, { event_id, user_id: asha })
      await createRegistration(test.db, { event_id, user_id: ravi })
      await moveEvent(test.db, { id: event_id, publication: 'cancelled' })
    }
    const progress = await selectProgress(test.db, { program_id, user_ids: people, now })
    expect(progress.get(asha)?.modules).toMatchObject([
      { label: 'Completed', events_needed: 1, events_done: 1 },
      { label: 'In Progress', events_needed: 2, events_done: 1 },
    ])
    expect(progress.get(ravi)?.modules).toMatchObject([
      { label: 'Not started', events_needed: 1, events_done: 0 },
      { label: 'Not started', events_needed: 1, events_done: 0 },
    ])
  })

  it('waits for an event that is not announced yet, and for another one where all were cancelled', async () => {
    const [asha = 0] = await createPeople(test.db, 1)
    const [held, draft] = [
      await createEvent(test.db, { starts_in_minutes: -120 }),
      await createEvent(test.db, { publication: 'draft' }),
    ]
    await createAttendance(test.db, { event_id: held, user_id: asha })
    const withDraft = await createProgram(test.db, { modules: [{ event_ids: [held, draft] }] })
    const own = async (program_id: number) =>
      (await selectProgress(test.db, { program_id, user_ids: [asha], now })).get(asha)
    expect(await own(withDraft.id)).toMatchObject({ is_done: false, modules: [{ events_needed: 2 }] })

    const quiz = await createQuiz(test.db)
    const tried = { user_id: asha, best_right: 3, last_right: 3, last_questions: 3, last_choices: [] }
    for (const module_id of [quiz.module_id, quiz.next_id]) {
      await test.db.insert(quizResults).values({ ...tried, last_at: now, module_id, passed_at: now })
    }
    expect(await own(quiz.program_id)).toMatchObject({ is_done: true })
    const off = await createEvent(test.db)
    const { program_id, module_id } = quiz
    await test.db.insert(courseModuleEvents).values({ program_id, module_id, event_id: off })
    await moveEvent(test.db, { id: off, publication: 'cancelled' })
    expect(await own(quiz.program_id)).toMatchObject({ is_done: false })
  })

  it('needs a quiz where there is one to be passed', async () => {
    const [asha = 0] = await createPeople(test.db, 1)
    const { program_id, module_id, next_id } = await createQuiz(test.db)
    const tried = { user_id: asha, best_right: 3, last_right: 3, last_questions: 3, last_choices: [] }
    const result = { ...tried, last_at: now }
    await test.db.insert(quizResults).values({ ...result, module_id, passed_at: now })
    await test.db.insert(quizResults).values({ ...result, module_id: next_id, best_right: 0, last_right: 0 })
    const own = (await selectProgress(test.db, { program_id, user_ids: [asha], now })).get(asha)
    expect(own?.modules.map(({ label }) => label)).toEqual(['Completed', 'In Progress'])
  })

  it('is live while an event takes place, and finished once that is written', async () => {
    const [asha = 0] = await createPeople(test.db, 1)
    const { id: program_id } = await createProgram(test.db, {
      modules: [{ event_ids: [await createEvent(test.db, { starts_in_minutes: -10 })] }],
    })
    const of = { program_id, user_id: asha }
    const own = async () => (await selectProgress(test.db, { program_id, user_ids: [asha], now })).get(asha)
    expect(await own()).toMatchObject({ label: 'Live', finished_at: null })
    await enrol(test.db, of)
    await finishEnrolment(test.db, { ...of, at: now })
    expect(await own()).toMatchObject({ label: 'Completed', is_done: true, finished_at: now })
  })

  it('stays finished in an ordered program whatever is added at its start', async () => {
    const [asha = 0] = await createPeople(test.db, 1)
    const {
      id: program_id,
      module_ids,
      event_ids,
    } = await createProgramOfEvents(test.db, { is_ordered: true })
    for (const event_id of event_ids) await createAttendance(test.db, { event_id, user_id: asha })
    const of = { program_id, user_id: asha }
    await enrol(test.db, of)
    await finishEnrolment(test.db, { ...of, at: now })
    const [first = 0] = module_ids
    await test.db
      .insert(courseModuleEvents)
      .values({ program_id, module_id: first, event_id: await createEvent(test.db) })
    const own = (await selectProgress(test.db, { program_id, user_ids: [asha], now })).get(asha)
    expect(own).toMatchObject({ label: 'Completed', is_done: true, modules_done: 1 })
    expect(own?.modules).toMatchObject([
      { label: 'In Progress', is_open: true },
      { label: 'Completed', is_open: true },
    ])
  })

  it('costs the same queries for one as for many', async () => {
    const people = await createPeople(test.db, 40)
    const { id: program_id } = await createProgramOfEvents(test.db, { events: 4 })
    const cost = (user_ids: number[]) =>
      test.queriesOf(() => selectProgress(test.db, { program_id, user_ids, now }))
    expect(await cost(people)).toBe(await cost(people.slice(0, 1)))
    expect(await selectProgress(test.db, { program_id: 999_999, user_ids: people, now })).toEqual(new Map())
  })
})

it('a module is found by whoever may see its program, and opens in order', async () => {
  const [asha, ravi] = [await createPerson(test), await createPerson(test)]
  const { id, module_ids, event_ids } = await createProgramOfEvents(test.db, {
    is_ordered: true,
    title: 'Steps',
  })
  const { module_ids: hidden } = await createProgramOfEvents(test.db, { publication: 'draft' })
  const [first = 0, second = 0] = module_ids
  const find = (module_id: number, user_id: number) => findCourseModule(test.db, { module_id, user_id, now })
  await enrol(test.db, { program_id: id, user_id: asha.id })
  expect(await find(first, asha.id)).toMatchObject({
    title: { en: 'Module 1' },
    program: { id, title: { en: 'Steps' } },
    is_open: true,
    is_enrolled: true,
  })
  expect(await find(second, asha.id)).toMatchObject({ is_open: false })
  await createAttendance(test.db, { event_id: event_ids[0] ?? 0, user_id: asha.id })
  expect(await find(second, asha.id)).toMatchObject({ is_open: true })
  expect(await find(first, ravi.id)).toMatchObject({ is_enrolled: false })
  expect(await find(hidden[0] ?? 0, asha.id)).toBeUndefined()
  await closeProgram(test.db, id)
  expect(await find(first, ravi.id)).toBeUndefined()
  expect(await find(first, asha.id)).toMatchObject({ is_enrolled: true })
})
