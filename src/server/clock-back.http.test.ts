import { expect, it } from 'vitest'
import { DAY_MS } from '#contract/durations.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createPerson, PASSWORD } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'

const test = testApp()
const DAY = 24 * 60

it('a clock that goes back a day logs nobody out, loses no registration and sends no email twice', async () => {
  const asha = await createPerson(test)
  const [first, second] = [
    await createEvent(test.db, { title: 'Play', starts_in_minutes: 5 * DAY }),
    await createEvent(test.db, { title: 'Rest', starts_in_minutes: 6 * DAY }),
  ]
  await asha.call('POST /v2/event/register/', { body: { id: first } })

  test.clock.set(new Date(TEST_NOW.getTime() - DAY_MS))
  expect((await test.call('POST /v2/event/list/', { body: {} })).recordsTotal).toBe(2)
  expect((await test.app.inject({ url: '/', headers: { accept: 'text/html' } })).statusCode).toBe(200)
  await asha.call('POST /v2/event/register/', { body: { id: second } })
  await asha.call('POST /v2/event/register/', { body: { id: first } })
  await test.call('POST /user/client/login/', { body: { identifier: asha.email, password: PASSWORD } })
  await test.runJobs()

  test.clock.set(TEST_NOW)
  await test.runJobs()
  const { data } = await test.call('GET /dev/outbox/list/', {})
  const mails = data.filter(({ to, kind }) => to === asha.email && kind === 'event-registered')
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    "You're registered: Play",
    "You're registered: Rest",
  ])
})
