import { beforeEach, describe, expect, it } from 'vitest'
import { WEEK_METRICS } from '#features/administration/administration.contract.ts'
import { eventHosts } from '#features/events/server/index.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { noteUnmatched } from '#features/events/testing/note-unmatched.queries.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { rollUpMetrics } from '#foundation/metrics/server/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { features } from './features.ts'

const test = testApp()
let admin: Person

beforeEach(async () => {
  admin = await createPerson(test, { is_admin: true })
})

const start = async (person: Person) => (await person.call('GET /v2/admin/start/', {})).data
const waitingFor = async (person: Person) => (await start(person)).waiting

describe('the first page of the administration', () => {
  it('tells administrators all that waits, each with where it is decided, and nothing that does not', async () => {
    expect(await waitingFor(admin)).toEqual([])
    const event = await createEvent(test.db)
    await createEvent(test.db, { publication: 'draft' })
    await noteUnmatched(test.db, { event_id: event, name: 'R. Das', email: 'r@example.org' })
    await noteUnmatched(test.db, { event_id: event, name: 'S. Das', email: 's@example.org' })
    expect(await waitingFor(admin)).toEqual([
      { what: 'attendance', count: 2, address: `/admin/events/${event}/registrations` },
      { what: 'drafts', count: 1, address: '/admin/events?publication=draft' },
    ])
  })

  it('reminds of a meeting link before an event, and of the recording that it promised, until they are there', async () => {
    const DAY = 24 * 60
    const without = { zoom_link: null, access_recording: true }
    const host = await createOrganiser(test, 'event-host')
    const meeting = await createEvent(test.db, { starts_in_minutes: 2 * DAY, ...without })
    await createEvent(test.db, { starts_in_minutes: 2 * DAY + 1, ...without })
    await createEvent(test.db, { starts_in_minutes: 60, ...without, publication: 'cancelled' })
    await createEvent(test.db, { starts_in_minutes: null, ...without })
    const old = { starts_in_minutes: -14 * DAY - 60, minutes: 60, ...without }
    const [first, second] = [await createEvent(test.db, old), await createEvent(test.db, old)]
    await createEvent(test.db, { ...old, access_recording: false })
    await createEvent(test.db, { ...old, starts_in_minutes: -14 * DAY - 59 })
    await createEvent(test.db, { ...old, recording: { published_minutes_ago: 5 } })
    await test.db.insert(eventHosts).values({ event_id: second, user_id: host.id })
    expect(await waitingFor(admin)).toEqual([
      { what: 'meetings', count: 1, address: `/admin/events/${meeting}` },
      { what: 'recordings', count: 2, address: `/admin/events/${first}/film` },
    ])
    expect(await waitingFor(host)).toMatchObject([
      { what: 'recordings', count: 1, address: `/admin/events/${second}/film` },
    ])
  })

  it('tells a host of their own events alone, an editor of every draft, and nobody of others’ people', async () => {
    const [host, editor, moderator] = [
      await createOrganiser(test, 'event-host'),
      await createOrganiser(test, 'content-editor'),
      await createOrganiser(test, 'moderator'),
    ]
    const [own, other] = [await createEvent(test.db), await createEvent(test.db)]
    const draft = await createEvent(test.db, { publication: 'draft' })
    await createEvent(test.db, { publication: 'draft' })
    await test.db.insert(eventHosts).values([
      { event_id: own, user_id: host.id },
      { event_id: draft, user_id: host.id },
    ])
    for (const event_id of [own, other]) {
      await noteUnmatched(test.db, { event_id, name: 'R. Das', email: `r${event_id}@example.org` })
    }
    expect(await waitingFor(host)).toMatchObject([
      { what: 'attendance', count: 1, address: `/admin/events/${own}/registrations` },
      { what: 'drafts', count: 1 },
    ])
    expect(await waitingFor(editor)).toMatchObject([{ what: 'drafts', count: 2 }])
    expect(await waitingFor(moderator)).toEqual([])
    expect((await start(host)).week).toBeNull()
    expect((await start(editor)).week).toHaveLength(WEEK_METRICS.length)
  })

  it('tells the week beside the week before: nothing before anything was counted', async () => {
    const nothing = WEEK_METRICS.map((metric) => ({ metric, now: 0, before: 0 }))
    expect((await start(admin)).week).toEqual(nothing)
    await rollUpMetrics(test.db, { features, now: TEST_NOW })
    const joined = async () => (await start(admin)).week?.find(({ metric }) => metric === 'people-joined')
    const { now, before } = (await joined()) ?? { now: 0, before: 0 }
    test.clock.set(new Date(TEST_NOW.getTime() + 7 * 24 * 60 * 60 * 1_000))
    expect(await joined()).toMatchObject({ now: 0, before: now + before })
  })

  it('asks a fixed number of queries, however much waits', async () => {
    const few = await test.queriesOf(() => start(admin))
    for (let at = 0; at < 5; at += 1) await createEvent(test.db, { publication: 'draft' })
    expect(await test.queriesOf(() => start(admin))).toBe(few)
  })

  it('is found by nobody without a role', async () => {
    const stranger = await createPerson(test)
    expect(await stranger.tryCall('GET /v2/admin/start/', {})).toMatchObject({ status: 403 })
    expect(await test.tryCall('GET /v2/admin/start/', {})).toMatchObject({ status: 401 })
  })
})
