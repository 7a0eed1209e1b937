import { describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { createEventType } from '#foundation/taxonomy/testing/create-term.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import type { OwnEventPart } from '../../own-events.contract.ts'
import { createEvent } from '../../testing/create-event.ts'
import { createFilm } from '../../testing/create-film.ts'
import { moveEvent } from '../../testing/move-event.queries.ts'
import { createAttendance, createRegistration } from '../../testing/take-part.ts'
import { eventAttendances, eventWatches } from '../event-attendances.tables.ts'

const test = testApp()
const DAY = 24 * 60
const minutesAgo = (minutes: number) => new Date(TEST_NOW.getTime() - minutes * 60_000)

interface Asked {
  page?: number
  length?: number
  after?: number | undefined
}
const list = (person: Person, part: OwnEventPart, asked: Asked = {}) =>
  person.call('POST /v2/event/own/list/', { body: { part, ...asked } })
const titlesOf = async (person: Person, part: OwnEventPart, asked: Asked = {}) =>
  (await list(person, part, asked)).data.map(({ title }) => title)
const register = (person: Person, id: number) => person.call('POST /v2/event/register/', { body: { id } })

describe('the events that are one’s own', () => {
  it('are ahead: soonest first, with one’s place, and who waits is told how far', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const later = await createEvent(test.db, { title: 'Later', starts_in_minutes: 5 * DAY })
    const full = await createEvent(test.db, { title: 'Full', starts_in_minutes: 2 * DAY, capacity: 1 })
    const undated = await createEvent(test.db, { title: 'Undated', starts_in_minutes: null })
    await createEvent(test.db, { title: 'Not mine' })
    await register(ravi, full)
    for (const id of [undated, later, full]) await register(asha, id)
    const { data, ...counts } = await list(asha, 'upcoming')
    expect(data.map(({ title, status }) => [title, status])).toEqual([
      ['Full', 'Scheduled'],
      ['Later', 'Scheduled'],
      ['Undated', 'Upcoming'],
    ])
    expect(data[0]).toMatchObject({
      registration: { status: 'waiting', waiting_place: 1 },
      can: { join: false, cancel: true },
      film: null,
    })
    expect(data[1]).toMatchObject({ user_event_status: 'Registered', registration: { status: 'registered' } })
    expect(JSON.stringify(data)).not.toContain('secret-room')
    expect(counts).toMatchObject({ recordsTotal: 3, upcoming_count: 3, on_demand_count: 0, past_count: 0 })

    await ravi.call('POST /v2/event/register/cancel/', { body: { id: full } })
    const offered = (await list(asha, 'upcoming')).data[0]?.registration
    expect(offered).toMatchObject({ status: 'offered', waiting_place: null })
    test.clock.set(new Date(offered?.offer_expires_at ?? ''))
    expect(await titlesOf(asha, 'upcoming')).toEqual(['Later', 'Undated'])
  })

  it('can be joined from a quarter of an hour before until they end, by those with a place', async () => {
    const asha = await createPerson(test)
    const id = await createEvent(test.db, { starts_in_minutes: 16 })
    await register(asha, id)
    const details = async (person?: typeof asha) =>
      (await (person ?? test).call('GET /v2/event/details/', { query: { id } })).data
    const room = async () => {
      const [listed] = (await list(asha, 'upcoming')).data
      const { can, room_opens_in } = await details(asha)
      expect(listed).toMatchObject({ can, room_opens_in })
      return [can.join, room_opens_in]
    }
    expect(await room()).toEqual([false, 60_000])
    expect(await details()).toMatchObject({ can: { join: false }, room_opens_in: null })
    test.clock.set(minutesAgo(-1))
    expect(await room()).toEqual([true, null])
    test.clock.set(minutesAgo(-75))
    expect(await room()).toEqual([true, null])
    test.clock.set(minutesAgo(-76))
    expect(await list(asha, 'upcoming')).toMatchObject({ data: [], past_count: 1 })
  })

  it('leave the list when they are given up, and say so when they are called off', async () => {
    const asha = await createPerson(test)
    const [given, off] = [await createEvent(test.db), await createEvent(test.db, { title: 'Called off' })]
    for (const id of [given, off]) await register(asha, id)
    await asha.call('POST /v2/event/register/cancel/', { body: { id: given } })
    // Without a date it would be called off for ever.
    const undated = await createEvent(test.db, { starts_in_minutes: null })
    await register(asha, undated)
    for (const id of [off, undated]) await moveEvent(test.db, { id, publication: 'cancelled' })
    const { data } = await list(asha, 'upcoming')
    expect(data).toMatchObject([
      { title: 'Called off', status: 'Cancelled', can: { join: false, cancel: false } },
    ])
  })

  it('are films: the last watched first, with where one left, and those begun without a place', async () => {
    const asha = await createPerson(test)
    const [first, second] = [await createFilm(test, { watchers: [asha] }), await createFilm(test)]
    await createEvent(test.db, { recording: { published_minutes_ago: 60 }, starts_in_minutes: null })
    const watched = { watched_seconds: 50, position_seconds: 70, last_beat_at: minutesAgo(-1) }
    await test.db.insert(eventWatches).values({ event_id: second, user_id: asha.id, ...watched })
    const { data, on_demand_count } = await list(asha, 'on_demand')
    expect(data.map(({ id, film, user_event_status }) => ({ id, film, user_event_status }))).toEqual([
      {
        id: second,
        user_event_status: 'Not Registered',
        film: { duration_seconds: 100, watched_seconds: 50, position_seconds: 70 },
      },
      {
        id: first,
        user_event_status: 'Registered',
        film: { duration_seconds: 100, watched_seconds: 0, position_seconds: 0 },
      },
    ])
    expect(on_demand_count).toBe(2)
    await moveEvent(test.db, { id: second, publication: 'cancelled' })
    expect((await list(asha, 'on_demand')).data.map(({ id }) => id)).toEqual([first])
  })

  it('are past: the latest first, with whether one was there; a film alone is not past', async () => {
    const asha = await createPerson(test)
    const held = async (title: string, days: number, given: object = {}) =>
      createEvent(test.db, { title, starts_in_minutes: -days * DAY, ...given })
    const missed = await held('Missed', 3)
    const attended = await held('Attended', 2, { recording: { published_minutes_ago: 60 } })
    const unasked = await held('Came without asking', 4)
    const waited = await held('Waited in vain', 5)
    const film = await held('Film alone', 6, { recording: { published_minutes_ago: 60 } })
    const before = { user_id: asha.id, registered_at: minutesAgo(30 * DAY) }
    await createRegistration(test.db, { event_id: missed, ...before })
    await createRegistration(test.db, { event_id: attended, ...before })
    const waiting = { status: 'waiting', has_place: false, waiting_since: TEST_NOW } as const
    await createRegistration(test.db, { event_id: waited, user_id: asha.id, ...waiting })
    for (const event_id of [attended, unasked])
      await createAttendance(test.db, { event_id, user_id: asha.id })
    await register(asha, film)
    const { data } = await list(asha, 'past')
    expect(data.map(({ title, user_event_status }) => [title, user_event_status])).toEqual([
      ['Attended', 'Attended'],
      ['Missed', 'Registered'],
      ['Came without asking', 'Attended'],
    ])
    expect(await titlesOf(asha, 'on_demand')).toEqual(['Film alone', 'Attended'])
  })

  it('count once each, whatever a person did there, and are in the part that their status says', async () => {
    const asha = await createPerson(test)
    const film = { published_minutes_ago: 60 }
    const starts = [-3 * DAY, -30, 2 * DAY, null]
    for (const starts_in_minutes of starts)
      for (const given of [{}, { recording: film }, { recording: { published_minutes_ago: -60 } }]) {
        const event_id = await createEvent(test.db, { starts_in_minutes, ...given })
        const ofAsha = { event_id, user_id: asha.id }
        await createRegistration(test.db, { ...ofAsha, registered_at: minutesAgo(30 * DAY) })
        await createAttendance(test.db, ofAsha)
        const joined = { source: 'join', joined_at: TEST_NOW } as const
        await test.db.insert(eventAttendances).values({ ...ofAsha, ...joined })
        await test.db.insert(eventWatches).values(ofAsha)
      }
    const statuses = async (part: OwnEventPart) => (await list(asha, part)).data.map(({ status }) => status)
    const upcoming = await statuses('upcoming')
    expect(upcoming).toHaveLength(8)
    expect(upcoming.filter((status) => status !== 'Scheduled' && status !== 'Upcoming')).toEqual([])
    expect(await statuses('on_demand')).toEqual(['On-Demand', 'On-Demand'])
    expect(await statuses('past')).toHaveLength(3)
    const counts = { upcoming_count: 8, on_demand_count: 2, past_count: 3 }
    for (const part of ['upcoming', 'on_demand', 'past'] as const)
      expect(await list(asha, part, { length: 1 })).toMatchObject(counts)
  })

  it('are those that one began to watch or was at without a place, and those alone', async () => {
    const asha = await createPerson(test)
    const over = { starts_in_minutes: -3 * DAY, recording: { published_minutes_ago: 60 } }
    const [seen, been, both] = [
      await createEvent(test.db, over),
      await createEvent(test.db, over),
      await createEvent(test.db, over),
    ]
    for (const event_id of [seen, both])
      await test.db.insert(eventWatches).values({ event_id, user_id: asha.id, last_beat_at: minutesAgo(1) })
    for (const event_id of [been, both]) await createAttendance(test.db, { event_id, user_id: asha.id })
    const idsOf = async (part: OwnEventPart, asked?: Asked) =>
      (await list(asha, part, asked)).data.map(({ id }) => id)
    expect(await idsOf('on_demand')).toEqual([both, seen])
    expect(await idsOf('past')).toEqual([both, been])
    expect(await idsOf('on_demand', { after: both })).toEqual([seen])
    expect(await idsOf('past', { after: seen })).toEqual([])
    expect(await list(asha, 'upcoming')).toMatchObject({ data: [], on_demand_count: 2, past_count: 2 })
  })

  it('come in pages and behind a cursor, in the same order, and nobody else’s mark a place', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    const ids: number[] = []
    for (const day of [1, 2, 2, 3, 4]) ids.push(await createEvent(test.db, { starts_in_minutes: day * DAY }))
    for (const id of ids) await register(asha, id)
    const idsOf = async (asked: Asked) => (await list(asha, 'upcoming', asked)).data.map(({ id }) => id)
    expect(await idsOf({ length: 2, page: 2 })).toEqual(ids.slice(2, 4))
    expect(await idsOf({ length: 3, after: ids[1] })).toEqual(ids.slice(2))
    expect(await idsOf({ after: ids[4] })).toEqual([])
    await asha.call('POST /v2/event/register/cancel/', { body: { id: ids[1] ?? 0 } })
    expect(await idsOf({ after: ids[1] })).toEqual(ids.slice(2))
    const refused = await ravi.tryCall('POST /v2/event/own/list/', { body: { after: ids[0] } })
    expect(refused).toMatchObject({ status: 422, errors: [{ code: 'CursorNotFound', field: 'after' }] })
  })

  it('are nobody else’s: a visitor is refused, another person has none, and the answer is private', async () => {
    const [asha, ravi] = [await createPerson(test), await createPerson(test)]
    await register(asha, await createEvent(test.db))
    expect(await test.tryCall('POST /v2/event/own/list/', { body: {} })).toMatchObject({ status: 401 })
    expect(await list(ravi, 'upcoming')).toMatchObject({ data: [], recordsTotal: 0 })
    const answer = await test.app.inject({
      method: 'POST',
      url: '/v2/event/own/list/',
      payload: {},
      headers: { authorization: `Bearer ${asha.token}` },
    })
    expect(answer.headers['cache-control']).toBe('private, no-store')
    expect(answer.json().data).toHaveLength(1)
  })

  it.each([{ part: 'others' }, { page: 0 }, { length: 101 }, { after: 'x' }, { part: ['past', 'past'] }])(
    'refuses %j',
    async (body) => {
      const asha = await createPerson(test)
      const answer = await asha.tryCall('POST /v2/event/own/list/', { body: body as never })
      expect(answer).toMatchObject({ success: false, status: 422 })
    },
  )

  it('cost the same queries whatever their number', async () => {
    const asha = await createPerson(test)
    const costs: Record<string, number[]> = {}
    const event_type_id = await createEventType(test.db)
    for (const more of [1, 60]) {
      for (let n = 0; n < more; n += 1) {
        const given = { event_type_id, starts_in_minutes: (n % 2 ? 1 : -1) * (n + 2) * 60 }
        const event_id = await createEvent(test.db, given)
        const registered_at = minutesAgo(90 * DAY)
        await createRegistration(test.db, { event_id, user_id: asha.id, registered_at })
      }
      for (const part of ['upcoming', 'on_demand', 'past'] as const) {
        const cost = await test.queriesOf(() => list(asha, part, { length: 50 }))
        costs[part] = [...(costs[part] ?? []), cost]
      }
    }
    for (const [few, many] of Object.values(costs)) expect(many).toBe(few)
    expect(await list(asha, 'past')).toMatchObject({ past_count: 31, upcoming_count: 30 })
  })
})
