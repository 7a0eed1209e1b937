import { describe, expect, it } from 'vitest'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createFilm } from '#features/events/testing/create-film.ts'
import { moveEvent } from '#features/events/testing/move-event.queries.ts'
import { createAttendance, registeredCount } from '#features/events/testing/take-part.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { keptJobs } from '#tests/support/job-queue.ts'
import { testApp } from '#tests/support/test-app.ts'
import { createProgram, createProgramOfEvents } from '../../testing/create-program.ts'
import { closeProgram, enrolmentsOf } from '../../testing/finish-enrolment.queries.ts'

const test = testApp()

interface Asked {
  events?: number[]
  is_all?: boolean
  wants_reminder_day?: boolean
  utm_source?: string
}
const register = (person: Person, id: number, asked: Asked) =>
  person.call('POST /v2/event/registers/', { body: { id, ...asked } })
const refused = async (person: Person, id: number, asked: Asked) => {
  const answer = await person.tryCall('POST /v2/event/registers/', { body: { id, ...asked } })
  if (answer.success) throw new Error('nothing was refused')
  return { status: answer.status, message: answer.data.message, errors: answer.errors }
}
const selected = async (person: Person, id: number) => {
  const { data } = await person.call('GET /v2/event/course/modules/{id}/', { params: { id } })
  const events = data.modules.flatMap(({ module_events }) => module_events)
  return events.filter(({ isSelected }) => isSelected).map((event) => event.id)
}

describe('registering for events of a program', () => {
  it('lets the person in, registers for what was chosen, and has one effect when it is sent twice', async () => {
    const asha = await createPerson(test)
    const { id, event_ids } = await createProgramOfEvents(test.db, { events: 3 })
    const [first = 0, , third = 0] = event_ids
    const chosen = { events: [third, first, third], wants_reminder_day: false, utm_source: 'mela' }
    const { data } = await register(asha, id, chosen)
    expect(data).toMatchObject({
      message: "You're registered for 2 events.",
      events: [
        { id: third, title: 'Event 3', registration: { status: 'registered', wants_reminder_day: false } },
        { id: first, title: 'Event 1', registration: { status: 'registered' } },
      ],
    })
    expect(await selected(asha, id)).toEqual([first, third])
    await register(asha, id, { ...chosen, utm_source: 'elsewhere' })
    const enrolments = await enrolmentsOf(test.db, id)
    expect(enrolments).toMatchObject([{ user_id: asha.id, utm_source: 'mela', language: 'en' }])
    expect(await registeredCount(test.db, first)).toBe(1)
    const { data: mine } = await asha.call('GET /v2/event/course/list/', { query: { is_mine: 'true' } })
    expect(mine).toMatchObject([{ id, progress: { label: 'In Progress', modules_done: 0 } }])
    await createAttendance(test.db, { event_id: first, user_id: asha.id })
    const [own] = (await asha.call('GET /v2/event/course/list/', { query: { is_mine: 'true' } })).data
    expect(own?.progress).toMatchObject({ label: 'In Progress', modules_done: 1, minutes_done: 60 })
  })

  it('chooses every open event at once, and waits where there is no place', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const full = await createEvent(test.db, { capacity: 1 })
    const open = await createEvent(test.db)
    const over = await createEvent(test.db, { starts_in_minutes: -300, access_recording: false })
    const film = await createFilm(test)
    const { id } = await createProgram(test.db, {
      modules: [{ event_ids: [full, over] }, { event_ids: [open, film] }],
    })
    await ravi.call('POST /v2/event/register/', { body: { id: full } })
    const { data } = await register(asha, id, { is_all: true })
    expect(data.message).toBe("You're registered for 2 events. You're on the waitlist for 1 event.")
    expect(data.events.map((event) => [event.id, event.registration.status])).toEqual([
      [full, 'waiting'],
      [open, 'registered'],
      [film, 'registered'],
    ])
    expect(await registeredCount(test.db, full)).toBe(1)
    const watchable = await asha.call('POST /v2/event/course/modules/registered_events/', { body: { id } })
    expect(watchable.data).toMatchObject([{ id: film, isSelected: true, status: 'On-Demand' }])
    const others = await ravi.call('POST /v2/event/course/modules/registered_events/', { body: { id } })
    expect(others.data).toEqual([])
  })

  it('takes a place that was offered, and keeps one’s place in the line', async () => {
    const [asha, ravi, meena] = [await createPerson(test), await createPerson(test), await createPerson(test)]
    const event = await createEvent(test.db, { capacity: 1, starts_in_minutes: 5 * 24 * 60 })
    const { id } = await createProgram(test.db, { modules: [{ event_ids: [event] }] })
    await ravi.call('POST /v2/event/register/', { body: { id: event } })
    await register(asha, id, { events: [event] })
    await register(meena, id, { events: [event] })
    const again = await register(asha, id, { events: [event] })
    expect(again.data.events).toMatchObject([{ registration: { status: 'waiting', waiting_place: 1 } }])
    await ravi.call('POST /v2/event/register/cancel/', { body: { id: event } })
    const taken = await register(asha, id, { events: [event] })
    expect(taken.data.events).toMatchObject([{ registration: { status: 'registered' } }])
    expect(await registeredCount(test.db, event)).toBe(1)
  })

  it('is refused as a whole with each event that could not be, and why', async () => {
    const asha = await createPerson(test)
    const open = await createEvent(test.db)
    const over = await createEvent(test.db, { starts_in_minutes: -300 })
    const off = await createEvent(test.db)
    const draft = await createEvent(test.db, { publication: 'draft' })
    const foreign = await createEvent(test.db)
    const event_ids = [open, over, off, draft]
    const { id } = await createProgram(test.db, { modules: [{ event_ids }] })
    await createProgram(test.db, { modules: [{ event_ids: [foreign] }] })
    await moveEvent(test.db, { id: off, publication: 'cancelled' })
    const before = (await keptJobs(test.db)).length
    const answer = await refused(asha, id, { events: [...event_ids, foreign] })
    expect(answer.status).toBe(409)
    expect(answer.message).toContain("you weren't registered")
    expect(Object.fromEntries(answer.errors.map(({ field, code }) => [field, code]))).toEqual({
      [`events.${over}`]: 'RegistrationClosed',
      [`events.${off}`]: 'EventIsCancelled',
      [`events.${draft}`]: 'EventNotInProgram',
      [`events.${foreign}`]: 'EventNotInProgram',
    })
    for (const { message } of answer.errors) expect(message).not.toBe('')
    expect(await selected(asha, id)).toEqual([])
    expect(await registeredCount(test.db, open)).toBe(0)
    expect(await enrolmentsOf(test.db, id)).toEqual([])
    expect(await keptJobs(test.db)).toHaveLength(before)
  })

  it('asks to choose something, and says when nothing can be', async () => {
    const asha = await createPerson(test)
    const over = await createEvent(test.db, { starts_in_minutes: -300 })
    const { id } = await createProgram(test.db, { modules: [{ event_ids: [over] }] })
    const nothing = { code: 'NothingChosen', field: 'events' }
    const message = 'Choose at least one event.'
    expect(await refused(asha, id, {})).toMatchObject({ status: 422, message, errors: [nothing] })
    expect(await refused(asha, id, { events: [], is_all: false })).toMatchObject({ errors: [nothing] })
    const none = await refused(asha, id, { is_all: true })
    expect(none).toMatchObject({ status: 422, errors: [nothing] })
    expect(none.message).toContain("You can't register for any of these events")
  })

  it('is for people with an account, in a program that takes them', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const { id, event_ids } = await createProgramOfEvents(test.db, { events: 2 })
    const { id: draft } = await createProgramOfEvents(test.db, { publication: 'draft' })
    const [first = 0, second = 0] = event_ids
    const visitor = await test.tryCall('POST /v2/event/registers/', { body: { id, events: event_ids } })
    expect(visitor).toMatchObject({ status: 401, errors: [{ code: 'NotSignedIn' }] })
    await register(asha, id, { events: [first] })
    await closeProgram(test.db, id)
    expect(await refused(ravi, id, { events: [first] })).toMatchObject({
      status: 409,
      errors: [{ code: 'ProgramIsClosed' }],
    })
    await register(asha, id, { events: [second] })
    expect(await selected(asha, id)).toEqual([first, second])
    for (const unknown of [draft, 999_999]) {
      const answer = await refused(asha, unknown, { events: [first] })
      expect(answer).toMatchObject({ status: 404, errors: [{ code: 'ProgramNotFound' }] })
    }
    const body = { id: draft }
    const list = await asha.tryCall('POST /v2/event/course/modules/registered_events/', { body })
    expect(list).toMatchObject({ status: 404 })
  })

  it.each([{ id: 'x' }, { id: 1, events: ['x'] }, { id: 1, events: [-1] }, { id: 1, is_all: 'perhaps' }])(
    'refuses %j',
    async (body) => {
      const asha = await createPerson(test)
      const answer = await asha.tryCall('POST /v2/event/registers/', { body: body as never })
      expect(answer).toMatchObject({ success: false, status: 422, errors: [{ code: 'InvalidInput' }] })
    },
  )
})
