import { describe, expect, it } from 'vitest'
import { eventsFeature } from '#features/events/server/index.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { registeredCount } from '#features/events/testing/take-part.ts'
import { createPeople } from '#foundation/accounts/testing/create-people.ts'
import { mailsFeature } from '#foundation/mails/server/index.ts'
import { withoutPostgres } from '#tests/support/test-database.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { twoProcesses } from '#tests/support/two-processes.ts'
import { createProgram } from '../../testing/create-program.ts'
import { enrolmentsOf } from '../../testing/finish-enrolment.queries.ts'
import { certificateProgramsFeature } from '../index.ts'
import { registerForEvents } from './register-for-events.ts'

const MANY = 100
const PLACES = 20

/** Over the connections of two processes, so only on PostgreSQL (docs/rules/bars.md, Reliability). */
describe.skipIf(withoutPostgres())(`${MANY} people at once`, { timeout: 120_000 }, () => {
  const { dbOf, mailDue } = twoProcesses([eventsFeature, certificateProgramsFeature, mailsFeature])
  const first = () => dbOf(0)
  const register = (number: number, id: number, of: { program_id: number; chosen: readonly number[] }) =>
    registerForEvents(dbOf(number), { id }, { ...of, isAll: false, language: 'en', now: TEST_NOW })

  async function programOf(capacities: readonly number[]) {
    const event_ids: number[] = []
    for (const capacity of capacities) event_ids.push(await createEvent(first(), { capacity }))
    const { id: program_id } = await createProgram(first(), { modules: [{ event_ids }] })
    return { program_id, event_ids }
  }

  it('who choose the same events in other orders take exactly the last places, and nobody blocks another', async () => {
    const { program_id, event_ids } = await programOf([PLACES, PLACES + 5, PLACES + 10, 500])
    const people = await createPeople(first(), MANY)
    const answers = await Promise.all(
      people.map((id, number) => {
        const turned = [...event_ids.slice(number % 4), ...event_ids.slice(0, number % 4)]
        const chosen = number % 2 === 0 ? turned : turned.toReversed()
        return register(number, id, { program_id, chosen })
      }),
    )
    const taken = (event_id: number) =>
      answers.flat().filter(({ id, registration }) => id === event_id && registration.status === 'registered')
    const counts = event_ids.map((event_id) => taken(event_id).length)
    expect(counts).toEqual([PLACES, PLACES + 5, PLACES + 10, MANY])
    for (const [at, event_id] of event_ids.entries())
      expect(await registeredCount(first(), event_id)).toBe(counts[at])
    expect(answers.every((events) => events.length === event_ids.length)).toBe(true)
    expect(await enrolmentsOf(first(), program_id)).toHaveLength(MANY)
    const mailed = await mailDue()
    expect(mailed).toHaveLength(MANY)
    expect(new Set(mailed).size).toBe(MANY)
  })

  it('of one name are one person: a place in each event, one enrolment, one mail', async () => {
    const { program_id, event_ids } = await programOf([PLACES, 500])
    const [id = 0] = await createPeople(first(), 1)
    await Promise.all(
      Array.from({ length: MANY }, (_, number) => {
        const chosen = number % 2 === 0 ? event_ids : event_ids.toReversed()
        return register(number, id, { program_id, chosen })
      }),
    )
    for (const event_id of event_ids) expect(await registeredCount(first(), event_id)).toBe(1)
    expect(await enrolmentsOf(first(), program_id)).toHaveLength(1)
    expect(await mailDue()).toHaveLength(1)
  })
})
