import { describe, expect, it } from 'vitest'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createEvent } from '../../testing/create-event.ts'
import { originsOf } from '../../testing/registration-origins.queries.ts'
import { registeredCount } from '../../testing/take-part.ts'
import { eraseRegistrations } from './erase-registrations.ts'

const test = testApp()
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

describe('registering for an event', () => {
  it('takes a place, says so and leads to the thank-you page', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, { capacity: 2 })
    const { data } = await asha.call('POST /v2/event/register/', {
      body: { id, access_request: 'Large print, please.', wants_reminder_hour: false },
    })
    expect(data).toMatchObject({
      message: 'Registration Successful!',
      user_event_status: 'Registered',
      go: 'thank-you',
      registration: {
        status: 'registered',
        access_request: 'Large print, please.',
        wants_reminder_day: true,
        wants_reminder_hour: false,
      },
    })
    expect(await registeredCount(test.db, id)).toBe(1)
  })

  it('is kept with where the visit came from, and with the defaults where nobody says', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createEvent(test.db)
    const origin = { utm_source: 'school-letter', utm_medium: 'paper', utm_campaign: 'spring' }
    await asha.call('POST /v2/event/register/', { body: { id, ...origin } })
    await ravi.call('POST /v2/event/register/', { body: { id } })
    expect(await originsOf(test.db, id)).toEqual([
      origin,
      { utm_source: 'Direct', utm_medium: 'None', utm_campaign: 'None' },
    ])
    const tooLong = { id, utm_source: 'x'.repeat(201) }
    expect(await asha.tryCall('POST /v2/event/register/', { body: tooLong })).toMatchObject({ status: 422 })
  })

  it('shows in the details for that person alone, and is private', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createEvent(test.db)
    await asha.call('POST /v2/event/register/', { body: { id, access_request: 'A quiet room.' } })
    const own = await test.app.inject({
      url: `/v2/event/details/?id=${id}`,
      headers: { authorization: `Bearer ${asha.token}` },
    })
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect(own.json().data).toMatchObject({ user_event_status: 'Registered', is_rated: false })
    expect(own.json().data.registration.status).toBe('registered')
    for (const other of [ravi, test]) {
      const { data } = await other.call('GET /v2/event/details/', { query: { id } })
      expect(data).toMatchObject({ user_event_status: 'Not Registered', registration: null })
      expect(JSON.stringify(data)).not.toContain('A quiet room.')
    }
  })

  it('leads into a meeting that runs, and to a film that is there', async () => {
    const asha = await createPerson(test)
    const live = await createEvent(test.db, { starts_in_minutes: -10 })
    const film = await createEvent(test.db, {
      starts_in_minutes: null,
      recording: { published_minutes_ago: 5 },
    })
    const goOf = async (id: number) => (await asha.call('POST /v2/event/register/', { body: { id } })).data.go
    expect(await goOf(live)).toBe('join')
    expect(await goOf(film)).toBe('on-demand')
  })

  it('waits where it is full, and takes a place that was offered', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createEvent(test.db, { capacity: 1, starts_in_minutes: 3 * 24 * 60 })
    await asha.call('POST /v2/event/register/', { body: { id } })
    const waiting = await ravi.call('POST /v2/event/register/', { body: { id } })
    expect(waiting.data).toMatchObject({
      message: "You're on the waitlist.",
      user_event_status: 'Not Registered',
      go: 'waiting',
      registration: { status: 'waiting', waiting_place: 1 },
    })
    await asha.call('POST /v2/event/register/cancel/', { body: { id } })
    const offered = await ravi.call('GET /v2/event/details/', { query: { id } })
    expect(offered.data.registration).toMatchObject({
      status: 'offered',
      offer_expires_at: '2026-01-16T06:30:00Z',
    })
    expect(offered.data.places_left).toBe(0)
    const taken = await ravi.call('POST /v2/event/register/', { body: { id } })
    expect(taken.data).toMatchObject({ go: 'thank-you', user_event_status: 'Registered' })
    expect(await registeredCount(test.db, id)).toBe(1)
  })

  it('gives an offer that nobody took to the next, and never to somebody new', async () => {
    const [asha, ravi, meena, newcomer] = [
      await createPerson(test),
      await createPerson(test),
      await createPerson(test),
      await createPerson(test),
    ]
    const id = await createEvent(test.db, { capacity: 1, starts_in_minutes: 3 * 24 * 60 })
    await asha.call('POST /v2/event/register/', { body: { id } })
    await ravi.call('POST /v2/event/register/', { body: { id } })
    test.clock.set(later(1))
    await meena.call('POST /v2/event/register/', { body: { id } })
    await asha.call('POST /v2/event/register/cancel/', { body: { id } })
    expect((await newcomer.call('POST /v2/event/register/', { body: { id } })).data.go).toBe('waiting')

    test.clock.set(later(24 * 60 + 2))
    await test.runJobs()
    const statusOf = async (person: typeof asha) =>
      (await person.call('GET /v2/event/details/', { query: { id } })).data.registration?.status
    expect(await statusOf(ravi)).toBeUndefined()
    expect(await statusOf(meena)).toBe('offered')
    expect(await statusOf(newcomer)).toBe('waiting')
    expect(await registeredCount(test.db, id)).toBe(1)
  })

  it('again changes nothing but what is wished', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, { capacity: 5 })
    await asha.call('POST /v2/event/register/', { body: { id, access_request: 'Captions.' } })
    const again = await asha.call('POST /v2/event/register/', { body: { id } })
    expect(again.data.registration.access_request).toBe('Captions.')
    // Forms without that field send it empty.
    const emptied = await asha.call('POST /v2/event/register/', { body: { id, access_request: '' } })
    expect(emptied.data.registration.access_request).toBe('Captions.')
    const other = await asha.call('POST /v2/event/register/', { body: { id, wants_reminder_hour: false } })
    expect(other.data.registration).toMatchObject({
      access_request: 'Captions.',
      wants_reminder_hour: false,
    })
    expect(await registeredCount(test.db, id)).toBe(1)
  })

  it('keeps what somebody wished who waited and takes the seat that is offered', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createEvent(test.db, { starts_in_minutes: 3 * 24 * 60, capacity: 1 })
    await asha.call('POST /v2/event/register/', { body: { id } })
    await ravi.call('POST /v2/event/register/', { body: { id, access_request: 'Large print.' } })
    await asha.call('POST /v2/event/register/cancel/', { body: { id } })
    const taken = await ravi.call('POST /v2/event/register/', { body: { id, access_request: '' } })
    expect(taken.data.registration).toMatchObject({ status: 'registered', access_request: 'Large print.' })
  })

  it('begins anew after it was cancelled, with the wishes of now', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, { starts_in_minutes: 3 * 24 * 60, capacity: 5 })
    await asha.call('POST /v2/event/register/', { body: { id, access_request: 'Captions.' } })
    await asha.call('POST /v2/event/register/cancel/', { body: { id } })
    const again = await asha.call('POST /v2/event/register/', { body: { id, access_request: '' } })
    expect(again.data.registration.access_request).toBe('')
  })

  it('for a film takes no place of the gathering', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, {
      starts_in_minutes: -300,
      capacity: 1,
      registered_count: 1,
      recording: { published_minutes_ago: 5 },
    })
    expect((await asha.call('POST /v2/event/register/', { body: { id } })).data.go).toBe('on-demand')
    expect(await registeredCount(test.db, id)).toBe(1)
  })

  it.each([
    ['a draft', { publication: 'draft' }, 404, 'EventNotFound'],
    ['a cancelled event', { publication: 'cancelled' }, 409, 'EventIsCancelled'],
    ['an event whose film is to come', { starts_in_minutes: -300 }, 409, 'RegistrationClosed'],
    [
      'an event that is over',
      { starts_in_minutes: -300, access_recording: false },
      409,
      'RegistrationClosed',
    ],
  ] as const)('refuses %s', async (_name, given, status, code) => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, given)
    const answer = await asha.tryCall('POST /v2/event/register/', { body: { id } })
    expect(answer).toMatchObject({ success: false, status, errors: [{ code }] })
    expect(await registeredCount(test.db, id)).toBe(0)
  })

  it('refuses a visitor, an unknown event, and words past a thousand', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db)
    expect(await test.tryCall('POST /v2/event/register/', { body: { id } })).toMatchObject({ status: 401 })
    expect(await asha.tryCall('POST /v2/event/register/', { body: { id: 999 } })).toMatchObject({
      status: 404,
    })
    const long = await asha.tryCall('POST /v2/event/register/', {
      body: { id, access_request: 'x'.repeat(1_001) },
    })
    expect(long).toMatchObject({ status: 422, errors: [{ field: 'access_request' }] })
  })
})

describe('cancelling a registration', () => {
  it('is for one’s own only, and a second time changes nothing', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createEvent(test.db)
    await asha.call('POST /v2/event/register/', { body: { id } })
    expect(await ravi.tryCall('POST /v2/event/register/cancel/', { body: { id } })).toMatchObject({
      status: 404,
      errors: [{ code: 'RegistrationNotFound' }],
    })
    for (const _time of [1, 2]) {
      const { data } = await asha.call('POST /v2/event/register/cancel/', { body: { id } })
      expect(data.user_event_status).toBe('Not Registered')
    }
    expect(await registeredCount(test.db, id)).toBe(0)
  })

  it('leaves the waitlist without moving a place, and lets one come back', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createEvent(test.db, { capacity: 1 })
    await asha.call('POST /v2/event/register/', { body: { id } })
    await ravi.call('POST /v2/event/register/', { body: { id } })
    await ravi.call('POST /v2/event/register/cancel/', { body: { id } })
    await asha.call('POST /v2/event/register/cancel/', { body: { id } })
    expect(await registeredCount(test.db, id)).toBe(0)
    expect((await ravi.call('POST /v2/event/register/', { body: { id } })).data.go).toBe('thank-you')
  })

  it('is refused once the event is over', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db)
    await asha.call('POST /v2/event/register/', { body: { id } })
    test.clock.set(later(3 * 24 * 60))
    expect(await asha.tryCall('POST /v2/event/register/cancel/', { body: { id } })).toMatchObject({
      status: 409,
      errors: [
        {
          code: 'CancellationClosed',
          message:
            "You can't cancel this registration any more. The event has ended, or its video is available.",
        },
      ],
    })
  })
})

describe('leaving for good', () => {
  it('gives the places to those who wait, and leaves no row', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createEvent(test.db, { capacity: 1, starts_in_minutes: 3 * 24 * 60 })
    const open = await createEvent(test.db)
    for (const event of [id, open]) await asha.call('POST /v2/event/register/', { body: { id: event } })
    await ravi.call('POST /v2/event/register/', { body: { id } })
    await test.db.transaction((tx) => eraseRegistrations(tx, { user_id: asha.id, now: TEST_NOW }))
    expect([await registeredCount(test.db, id), await registeredCount(test.db, open)]).toEqual([1, 0])
    const { data } = await ravi.call('GET /v2/event/details/', { query: { id } })
    expect(data.registration?.status).toBe('offered')
    const { data: left } = await asha.call('GET /v2/event/details/', { query: { id: open } })
    expect(left.registration).toBeNull()
  })
})

describe('reminders', () => {
  it('are wanted or not, by whoever is registered', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const id = await createEvent(test.db)
    await asha.call('POST /v2/event/register/', { body: { id } })
    const body = { id, wants_reminder_day: false, wants_reminder_hour: true }
    const { data } = await asha.call('POST /v2/event/register/reminders/', { body })
    expect(data.registration).toMatchObject({ wants_reminder_day: false, wants_reminder_hour: true })
    expect(await ravi.tryCall('POST /v2/event/register/reminders/', { body })).toMatchObject({
      status: 404,
      errors: [{ code: 'RegistrationNotFound' }],
    })
  })
})
