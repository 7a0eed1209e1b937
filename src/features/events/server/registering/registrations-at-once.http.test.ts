import { describe, expect, it } from 'vitest'
import { createPeople } from '#foundation/accounts/testing/create-people.ts'
import { mailsFeature } from '#foundation/mails/server/index.ts'
import { notificationsFeature } from '#foundation/notifications/server/index.ts'
import { withoutPostgres } from '#tests/support/test-database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { twoProcesses } from '#tests/support/two-processes.ts'
import { createEvent } from '../../testing/create-event.ts'
import { registeredCount } from '../../testing/take-part.ts'
import { selectRegisteredPeople } from '../attendance/attendance.queries.ts'
import { eventsFeature } from '../index.ts'
import { cancelRegistration } from './cancel-registration.ts'
import { registerForEvent } from './register-for-event.ts'

const MANY = 200
const PLACES = 20

/** Over the connections of two processes, so only on PostgreSQL (docs/rules/bars.md, Reliability). */
describe.skipIf(withoutPostgres())(`${MANY} registrations at once`, { timeout: 120_000 }, () => {
  const { dbOf, mailDue } = twoProcesses([eventsFeature, mailsFeature, notificationsFeature])
  const first = () => dbOf(0)
  const register = (number: number, event_id: number, id: number) =>
    registerForEvent(dbOf(number), { id }, { event_id, language: 'en', now: TEST_NOW })

  it('for the last 20 places give exactly 20, and the rest wait in order', async () => {
    const event_id = await createEvent(first(), { capacity: 120, registered_count: 120 - PLACES })
    const people = await createPeople(first(), MANY)
    const answers = await Promise.all(people.map((id, number) => register(number, event_id, id)))
    const statuses = answers.map(({ registration }) => registration.status)
    expect(statuses.filter((status) => status === 'registered')).toHaveLength(PLACES)
    const places = answers.flatMap(({ registration }) => registration.waiting_place ?? [])
    expect(places.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: MANY - PLACES }, (_, place) => place + 1),
    )
    expect(await registeredCount(first(), event_id)).toBe(120)
    const rows = await selectRegisteredPeople(first(), { event_id, now: TEST_NOW })
    expect(rows.filter(({ status }) => status === 'registered')).toHaveLength(PLACES)
    expect(rows).toHaveLength(MANY)
  })

  it('by the same person are one registration and one mail', async () => {
    const event_id = await createEvent(first(), { capacity: 500 })
    const [id = 0] = await createPeople(first(), 1)
    await Promise.all(Array.from({ length: MANY }, (_, number) => register(number, event_id, id)))
    expect(await registeredCount(first(), event_id)).toBe(1)
    expect(await selectRegisteredPeople(first(), { event_id, now: TEST_NOW })).toHaveLength(1)
    expect(await mailDue()).toHaveLength(1)
  })

  it('with as many cancelling leave no place lost and none given twice', async () => {
    const event_id = await createEvent(first(), { capacity: PLACES })
    const people = await createPeople(first(), MANY)
    await Promise.all(
      people.map(async (id, number) => {
        await register(number, event_id, id)
        if (number % 2 === 0) {
          await cancelRegistration(dbOf(number + 1), { id }, { event_id, now: TEST_NOW })
        }
      }),
    )
    const rows = await selectRegisteredPeople(first(), { event_id, now: TEST_NOW })
    const taken = rows.filter(({ status }) => status === 'registered' || status === 'offered')
    expect(taken).toHaveLength(PLACES)
    expect(await registeredCount(first(), event_id)).toBe(PLACES)
    expect(rows.filter(({ status }) => status === 'cancelled')).toHaveLength(MANY / 2)
  })
})
