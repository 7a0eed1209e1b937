import { describe, expect, it } from 'vitest'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { completeForm } from '../../testing/complete-form.ts'
import { createEvent } from '../../testing/create-event.ts'
import { createRegistration, registeredCount } from '../../testing/take-part.ts'
import { eraseRegistrations } from './erase-registrations.ts'

const test = testApp()
const DAY = 24 * 60
/** Minutes after TEST_NOW, 2026-01-15T06:30Z. */
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

const people = (count: number) => Promise.all(Array.from({ length: count }, () => createPerson(test)))
const register = async (person: Person, id: number, wishes: object = {}) =>
  (await person.call('POST /v2/event/register/', { body: { id, ...wishes } })).data
const cancel = (person: Person, id: number) =>
  person.call('POST /v2/event/register/cancel/', { body: { id } })
const erase = ({ id: user_id }: Person, now = TEST_NOW) =>
  test.db.transaction((tx) => eraseRegistrations(tx, { user_id, now }))
const seatOf = async (person: Person, id: number) =>
  (await person.call('GET /v2/event/details/', { query: { id } })).data.registration
const statusesOf = async (everyone: Person[], id: number) =>
  Promise.all(everyone.map(async (person) => (await seatOf(person, id))?.status))

/** An event with one seat, which the first has; the others wait in this order. */
async function fullEvent(given: Parameters<typeof createEvent>[1] = {}, count = 3) {
  const [first, ...waiting] = (await people(count)) as [Person, ...Person[]]
  const id = await createEvent(test.db, { capacity: 1, starts_in_minutes: 3 * DAY, ...given })
  await register(first, id)
  for (const person of waiting) await register(person, id)
  return { id, first, waiting: waiting as [Person, Person] }
}

describe('waiting for a seat', () => {
  it('keeps its place when somebody registers again, with the wishes of now', async () => {
    const { id, waiting } = await fullEvent()
    test.clock.set(later(5))
    const again = await register(waiting[0], id, { access_request: 'Captions.', wants_reminder_day: false })
    expect(again.registration).toMatchObject({
      status: 'waiting',
      waiting_place: 1,
      access_request: 'Captions.',
      wants_reminder_day: false,
    })
    expect(await seatOf(waiting[1], id)).toMatchObject({ waiting_place: 2 })
  })

  it('ends without a seat: leaving, or an erased account, moves no count', async () => {
    const { id, first, waiting } = await fullEvent()
    await cancel(waiting[0], id)
    await erase(waiting[1])
    expect(await registeredCount(test.db, id)).toBe(1)
    expect(await statusesOf([first, ...waiting], id)).toEqual(['registered', undefined, undefined])
    await erase(waiting[0])
    expect(await registeredCount(test.db, id)).toBe(1)
  })
})

describe('an offered seat', () => {
  it.each([
    ['a day, for an event further away', { starts_in_minutes: 3 * DAY }, DAY],
    ['a day, for an event without a date', { starts_in_minutes: null }, DAY],
    ['until the start, if that is sooner', { starts_in_minutes: 3 * 60 }, 3 * 60],
    ['until the end, if the event is live', { starts_in_minutes: -10, minutes: 60 }, 50],
    ['a day, if a live event is longer', { starts_in_minutes: -10, minutes: 3 * DAY }, DAY],
  ])('is kept for %s', async (_length, given, minutes) => {
    const { id, first, waiting } = await fullEvent(given)
    await cancel(first, id)
    const offer_expires_at = later(minutes).toISOString().replace('.000', '')
    expect(await seatOf(waiting[0], id)).toMatchObject({ status: 'offered', offer_expires_at })
    expect(await seatOf(waiting[1], id)).toMatchObject({ status: 'waiting', waiting_place: 1 })
  })

  it('goes to the next when it is declined, or its account erased', async () => {
    const { id, first, waiting } = await fullEvent({}, 4)
    const everyone = [first, ...waiting]
    await cancel(first, id)
    await cancel(waiting[0], id)
    expect(await statusesOf(everyone, id)).toEqual([undefined, undefined, 'offered', 'waiting'])
    await erase(waiting[1])
    expect(await statusesOf(everyone, id)).toEqual([undefined, undefined, undefined, 'offered'])
    expect(await registeredCount(test.db, id)).toBe(1)
  })

  it('passes by a closed account, which keeps its place until it is opened again', async () => {
    const admin = await createOrganiser(test, 'administrator')
    const { id, first, waiting } = await fullEvent()
    const close = (is_closed: boolean) =>
      admin.call('POST /v2/admin/people/close/', {
        body: { id: waiting[0].id, is_closed, reason: 'They sold things.' },
      })
    const statuses = async () =>
      (await admin.call('POST /v2/admin/event/registration/list/', { body: { id } })).data.map(
        ({ status }) => status,
      )
    await close(true)
    await cancel(first, id)
    expect(await statuses()).toEqual(['cancelled', 'waiting', 'offered'])
    await cancel(waiting[1], id)
    expect(await statuses()).toEqual(['cancelled', 'waiting', 'cancelled'])
    await close(false)
    expect((await register(await createPerson(test), id)).go).toBe('waiting')
    expect(await statuses()).toEqual(['cancelled', 'offered', 'cancelled', 'waiting'])
  })

  it('waits for its last moment: jobs before it end nothing', async () => {
    const { id, first, waiting } = await fullEvent()
    await cancel(first, id)
    test.clock.set(later(DAY - 1))
    await test.runJobs()
    expect(await statusesOf(waiting, id)).toEqual(['offered', 'waiting'])
    test.clock.set(later(DAY))
    await test.runJobs()
    expect(await statusesOf(waiting, id)).toEqual([undefined, 'offered'])
  })

  it('that nobody took is free at once for somebody new, if nobody waits', async () => {
    const { id, first, waiting } = await fullEvent({}, 2)
    await cancel(first, id)
    const newcomer = await createPerson(test)
    test.clock.set(later(DAY - 1))
    expect((await register(newcomer, id)).go).toBe('waiting')
    await cancel(newcomer, id)
    test.clock.set(later(DAY + 1))
    expect((await register(newcomer, id)).go).toBe('thank-you')
    expect(await registeredCount(test.db, id)).toBe(1)
    expect(await seatOf(waiting[0], id)).toBeNull()
  })
})

describe('more seats', () => {
  it('are offered to as many as wait for them, and to everyone if the limit is lifted', async () => {
    const admin = await createOrganiser(test, 'administrator')
    const form = { ...completeForm, event_type_id: await createEventType(test.db) }
    const { data } = await admin.call('POST /v2/admin/event/save/', { body: { ...form, capacity: 1 } })
    await admin.call('POST /v2/admin/event/publish/', { body: { id: data.id } })
    const everyone = await people(5)
    for (const person of everyone) await register(person, data.id)
    const save = async (capacity: number | null) => {
      const details = await admin.call('GET /v2/admin/event/details/', { query: { id: data.id } })
      const { revision } = details.data
      await admin.call('POST /v2/admin/event/save/', { body: { ...form, id: data.id, revision, capacity } })
      return statusesOf(everyone, data.id)
    }
    expect(await save(3)).toEqual(['registered', 'offered', 'offered', 'waiting', 'waiting'])
    expect(await save(null)).toEqual(['registered', 'offered', 'offered', 'offered', 'offered'])
    expect(await registeredCount(test.db, data.id)).toBe(5)
  })
})

describe('no seat is offered', () => {
  it.each([
    ['to an event that is over', {}, 3 * DAY + 61],
    ['to a cancelled event', { publication: 'cancelled' }, 0],
  ] as const)('%s, when somebody who had one leaves for good', async (_event, given, minutes) => {
    const [first, waiting] = (await people(2)) as [Person, Person]
    const id = await createEvent(test.db, {
      capacity: 1,
      registered_count: 1,
      starts_in_minutes: 3 * DAY,
      ...given,
    })
    await createRegistration(test.db, { event_id: id, user_id: first.id })
    const waits = { status: 'waiting', has_place: false, waiting_since: TEST_NOW } as const
    await createRegistration(test.db, { event_id: id, user_id: waiting.id, ...waits })
    await erase(first, later(minutes))
    expect(await seatOf(waiting, id)).toMatchObject({ status: 'waiting' })
    expect(await registeredCount(test.db, id)).toBe(0)
  })
})

describe('cancelling', () => {
  it.each([
    ['an unknown event', undefined, 404, 'EventNotFound'],
    ['a cancelled event', 'cancelled', 409, 'EventIsCancelled'],
  ] as const)('is refused for %s', async (_event, publication, status, code) => {
    const asha = await createPerson(test)
    const event_id = publication ? await createEvent(test.db, { publication }) : 999_999
    if (publication) await createRegistration(test.db, { event_id, user_id: asha.id })
    const answer = await asha.tryCall('POST /v2/event/register/cancel/', { body: { id: event_id } })
    expect(answer).toMatchObject({ status, errors: [{ code }] })
  })

  it('is possible before the date is known', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, { starts_in_minutes: null })
    await register(asha, id)
    await cancel(asha, id)
    expect(await registeredCount(test.db, id)).toBe(0)
  })
})
