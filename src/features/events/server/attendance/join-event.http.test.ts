import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { createEvent } from '../../testing/create-event.ts'
import { moveEvent } from '../../testing/move-event.queries.ts'
import { createAttendance, createRegistration } from '../../testing/take-part.ts'
import { eventAttendances, eventWatches } from '../event-attendances.tables.ts'
import { attendanceOf } from './attendance.queries.ts'

const test = testApp()
const LINK = 'https://meet.example.org/secret-room'
const OWN_PAGE = { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'document' }
const later = (minutes: number) => new Date(TEST_NOW.getTime() + minutes * 60_000)

const join = (id: number | string, person?: Person, headers: Record<string, string> = OWN_PAGE) =>
  test.app.inject({
    url: `/events/details/${id}/join`,
    headers: { ...headers, ...(person ? { cookie: `accesstoken=${person.token}` } : {}) },
  })
const joins = () => test.db.select().from(eventAttendances)

async function registeredPerson(event_id: number): Promise<Person> {
  const person = await createPerson(test)
  await createRegistration(test.db, { event_id, user_id: person.id })
  return person
}

describe('joining an event', () => {
  it('leads a registered person into the meeting and keeps that they came, once', async () => {
    const id = await createEvent(test.db, { starts_in_minutes: 10 })
    const asha = await registeredPerson(id)
    for (const _visit of [1, 2]) {
      const answer = await join(id, asha)
      expect(answer.statusCode).toBe(302)
      expect(answer.headers).toMatchObject({
        location: LINK,
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
      })
    }
    expect(await joins()).toMatchObject([
      { event_id: id, user_id: asha.id, source: 'join', joined_at: TEST_NOW },
    ])
  })

  it('at once from many tabs is one join', async () => {
    const id = await createEvent(test.db, { starts_in_minutes: 10 })
    const asha = await registeredPerson(id)
    await Promise.all(Array.from({ length: 10 }, () => join(id, asha)))
    expect(await joins()).toHaveLength(1)
  })

  it.each([
    ['16 minutes early', { starts_in_minutes: 16 }],
    ['after the end', { starts_in_minutes: -61 }],
    ['without a meeting yet', { starts_in_minutes: 10, zoom_link: null }],
    ['of a film', { starts_in_minutes: null, recording: { published_minutes_ago: 1 } }],
  ])('%s leads back to the page with a word', async (_when, given) => {
    const id = await createEvent(test.db, given)
    const asha = await registeredPerson(id)
    const answer = await join(id, asha)
    expect(answer.headers.location).toBe(`/events/details/${id}`)
    expect(answer.cookies).toMatchObject([{ name: 'pankh-toast' }])
    expect(await joins()).toEqual([])
  })

  it.each(['waiting', 'offered', 'cancelled'] as const)('is refused to somebody %s', async (status) => {
    const id = await createEvent(test.db, { starts_in_minutes: 10 })
    const asha = await createPerson(test)
    const moments = { waiting_since: TEST_NOW, offer_expires_at: TEST_NOW, cancelled_at: TEST_NOW }
    await createRegistration(test.db, { event_id: id, user_id: asha.id, status, ...moments })
    const answer = await join(id, asha)
    expect(answer.headers.location).toBe(`/events/details/${id}`)
    expect(JSON.stringify(answer.headers) + answer.body).not.toContain('secret-room')
  })

  it('is refused to strangers and visitors, who never see the link', async () => {
    const id = await createEvent(test.db, { starts_in_minutes: 10 })
    const stranger = await join(id, await createPerson(test))
    expect(stranger.headers.location).toBe(`/events/details/${id}`)
    const visitor = await join(id)
    expect(visitor.headers.location).toBe(`/auth?next=${encodeURIComponent(`/events/details/${id}`)}`)
    for (const { headers, body } of [stranger, visitor]) {
      expect(JSON.stringify(headers) + body).not.toContain('secret-room')
    }
    expect(await joins()).toEqual([])
  })

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
    ['a neighbouring site', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'document' }],
    ['a picture', { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' }],
    ['a prefetch', { ...OWN_PAGE, 'sec-purpose': 'prefetch' }],
    ['nobody knows where', {} as Record<string, string>],
  ])('from %s leads to the page and records nothing', async (_where, headers) => {
    const id = await createEvent(test.db, { starts_in_minutes: 10 })
    const answer = await join(id, await registeredPerson(id), headers)
    expect(answer.headers.location).toBe(`/events/details/${id}`)
    expect(await joins()).toEqual([])
  })

  it('of what is no event is not found', async () => {
    const asha = await createPerson(test)
    expect((await join('x', asha)).statusCode).toBe(404)
    expect((await join('99999999999', asha)).statusCode).toBe(404)
    expect((await join(4_000, asha)).headers.location).toBe('/events/details/4000')
    const headed = await test.app.inject({ method: 'HEAD', url: '/events/details/1/join' })
    expect(headed.headers.location).toBeUndefined()
  })
})

describe('attendance', () => {
  const statusOf = (event_id: number, user_id: number) =>
    attendanceOf(test.db, { event_id, user_id, now: test.clock.now() })

  const stay = async (id: number, person: Person) =>
    (await person.call('POST /v2/event/stay/', { body: { id } })).data
  const lasting = () => createEvent(test.db, { starts_in_minutes: 0, minutes: 100, attendance_share: 60 })

  it('counts a join to the last sign of the person, against the event’s share', async () => {
    const id = await lasting()
    const [early, late] = [await registeredPerson(id), await registeredPerson(id)]
    await join(id, early)
    test.clock.set(later(41))
    await join(id, late)
    test.clock.set(later(59))
    expect(await stay(id, early)).toEqual({ is_counted: true, user_event_status: 'Registered' })
    test.clock.set(later(60))
    expect(await stay(id, early)).toEqual({ is_counted: true, user_event_status: 'Attended' })
    test.clock.set(later(110))
    expect(await stay(id, late)).toEqual({ is_counted: true, user_event_status: 'Registered' })
    test.clock.set(later(500))
    expect(await statusOf(id, early.id)).toBe('Attended')
    expect(await statusOf(id, late.id)).toBe('Registered')
  })

  it('is not one press on Join, however long ago', async () => {
    const id = await lasting()
    const asha = await registeredPerson(id)
    await join(id, asha)
    for (const minutes of [60, 100, 500]) {
      test.clock.set(later(minutes))
      expect(await statusOf(id, asha.id)).toBe('Registered')
    }
  })

  it('takes a second press on Join, and coming back right after the end, for signs', async () => {
    const id = await lasting()
    const [again, back] = [await registeredPerson(id), await registeredPerson(id)]
    await join(id, again)
    await join(id, back)
    test.clock.set(later(61))
    await join(id, again)
    expect(await statusOf(id, again.id)).toBe('Attended')
    test.clock.set(later(115))
    expect(await stay(id, back)).toEqual({ is_counted: true, user_event_status: 'Attended' })
  })

  it('begins anew at an event that is held again, for those who join it then', async () => {
    const id = await createEvent(test.db, { starts_in_minutes: 0, minutes: 60, attendance_share: 60 })
    const [absent, late, present] = [
      await registeredPerson(id),
      await registeredPerson(id),
      await registeredPerson(id),
    ]
    const everyone = [absent, late, present]
    for (const person of everyone) await join(id, person)
    const DAY = 24 * 60
    test.clock.set(later(DAY))
    await moveEvent(test.db, { id, start: later(7 * DAY) })
    // A page that was left open all the time, before and during the second date.
    for (const minutes of [DAY + 1, 7 * DAY - 1, 7 * DAY + 10]) {
      test.clock.set(later(minutes))
      expect((await stay(id, absent)).is_counted).toBe(false)
    }
    await join(id, present)
    test.clock.set(later(7 * DAY + 55))
    await join(id, late)
    test.clock.set(later(7 * DAY + 65))
    for (const person of everyone) await stay(id, person)
    expect(await Promise.all(everyone.map((person) => statusOf(id, person.id)))).toEqual([
      'Registered',
      'Registered',
      'Attended',
    ])
  })

  it('takes no sign from somebody who did not join, nor long after the end', async () => {
    const id = await lasting()
    const [joined, absent] = [await registeredPerson(id), await registeredPerson(id)]
    await join(id, joined)
    test.clock.set(later(99))
    expect(await stay(id, absent)).toEqual({ is_counted: false, user_event_status: 'Registered' })
    test.clock.set(later(116))
    expect(await stay(id, joined)).toEqual({ is_counted: false, user_event_status: 'Registered' })
    expect(await test.tryCall('POST /v2/event/stay/', { body: { id } })).toMatchObject({ status: 401 })
    expect(await joined.tryCall('POST /v2/event/stay/', { body: { id: 4_000 } })).toMatchObject({
      status: 404,
      errors: [{ code: 'EventNotFound' }],
    })
  })

  it('counts a report by its minutes', async () => {
    const id = await createEvent(test.db, { starts_in_minutes: -200, minutes: 100, attendance_share: 60 })
    const [enough, short] = [await createPerson(test), await createPerson(test)]
    await createAttendance(test.db, { event_id: id, user_id: enough.id, minutes: 60 })
    await createAttendance(test.db, { event_id: id, user_id: short.id, minutes: 59 })
    expect(await statusOf(id, enough.id)).toBe('Attended')
    expect(await statusOf(id, short.id)).toBe('Not Registered')
  })

  it('counts the watched share of a film', async () => {
    const id = await createEvent(test.db, {
      starts_in_minutes: null,
      recording: { published_minutes_ago: 5, duration_seconds: 1_000 },
    })
    const [enough, short] = [await createPerson(test), await createPerson(test)]
    await test.db.insert(eventWatches).values([
      { event_id: id, user_id: enough.id, watched: '{[0,600)}', watched_seconds: 600 },
      { event_id: id, user_id: short.id, watched: '{[0,599)}', watched_seconds: 599 },
    ])
    expect(await statusOf(id, enough.id)).toBe('Attended')
    expect(await statusOf(id, short.id)).toBe('Not Registered')
  })

  it('of an unknown event is none', async () => {
    expect(await statusOf(404, 1)).toBe('Not Registered')
  })
})

describe('the calendar file of an event', () => {
  it('tells the time in UTC and leads to the page, not to the meeting', async () => {
    const id = await createEvent(test.db, { title: 'Play, sing; rest', starts_in_minutes: 60 })
    const answer = await test.app.inject({ url: `/events/details/${id}/calendar.ics` })
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    const lines = answer.body.split('\r\n')
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        `UID:event-${id}@localhost`,
        'DTSTART:20260115T073000Z',
        'DTEND:20260115T083000Z',
        'SUMMARY:Play\\, sing\\; rest',
      ]),
    )
    expect(answer.body).not.toContain('secret-room')
  })

  it('is not there for a draft, for a film, or for no event', async () => {
    const draft = await createEvent(test.db, { publication: 'draft' })
    const film = await createEvent(test.db, {
      starts_in_minutes: null,
      recording: { published_minutes_ago: 5 },
    })
    for (const id of [draft, film, 999]) {
      expect((await test.app.inject({ url: `/events/details/${id}/calendar.ics` })).statusCode).toBe(404)
    }
  })
})
