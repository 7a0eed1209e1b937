import { describe, expect, it } from 'vitest'
import {
  countCompletion,
  countVisit,
} from '#features/awareness-programs/testing/count-for-campaign.queries.ts'
import { createCampaign } from '#features/awareness-programs/testing/create-campaign.ts'
import { courseEnrolments } from '#features/certificate-programs/server/index.ts'
import { createFinishedProgram } from '#features/certificates/testing/finished-program.ts'
import { eventReviews } from '#features/events/server/index.ts'
import { createEvent } from '#features/events/testing/create-event.ts'
import { createAttendance, createRegistration } from '#features/events/testing/take-part.ts'
import { resourceBookmarks } from '#features/resources/server/index.ts'
import { createResource } from '#features/resources/testing/create-resource.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPeople } from '#foundation/accounts/testing/create-people.ts'
import { analyticsEvents } from '#foundation/analytics/server/analytics-events.tables.ts'
import { rollUpMetricsEveryHour } from '#foundation/metrics/server/index.ts'
import { dailyMetrics, rolledUpDays } from '#foundation/metrics/server/metrics.tables.ts'
import { daysAgo, metricsSteps, opened, TODAY } from '#tests/support/metrics-steps.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { features } from './features.ts'

const test = testApp()
const { joined, rollUp, sumOf } = metricsSteps(test)

describe('what people do is counted by day', () => {
  it('of events: who registered, who came, and how they found it', async () => {
    const event_id = await createEvent(test.db, { starts_in_minutes: -60 })
    const [one = 0, two = 0, three = 0] = await createPeople(test.db, 3)
    await createRegistration(test.db, { event_id, user_id: one })
    await createRegistration(test.db, { event_id, user_id: two, registered_at: daysAgo(1) })
    await createRegistration(test.db, {
      event_id,
      user_id: three,
      status: 'cancelled',
      cancelled_at: TEST_NOW,
    })
    await createAttendance(test.db, { event_id, user_id: one })
    await createAttendance(test.db, { event_id, user_id: two, minutes: 1 })
    await test.db.insert(eventReviews).values([
      { event_id, user_id: one, rating: 5, created_at: TEST_NOW },
      { event_id, user_id: two, rating: 2, created_at: TEST_NOW },
      { event_id, user_id: three, rating: 1, created_at: TEST_NOW, hidden_at: TEST_NOW },
    ])
    await rollUp()
    expect(await sumOf('events-registered')).toBe(1)
    expect(await sumOf('events-registered', { first: '2026-01-14', last: TODAY })).toBe(2)
    expect(await sumOf('events-attended')).toBe(1)
    expect(await sumOf('events-rated')).toBe(2)
    expect(await sumOf('events-stars')).toBe(7)
  })

  it('of resources: opened by analytics events, saved and shared by buttons, new in the library', async () => {
    const id = await createResource(test.db, { published_at: TEST_NOW })
    const [user_id = 0] = await createPeople(test.db, 1)
    await test.db
      .insert(analyticsEvents)
      .values([
        opened(id),
        opened(id, { user_id }),
        opened(id, { page: '/events/details/$id' }),
        opened(id, { key: 'share' }),
      ])
    await test.db.insert(resourceBookmarks).values({ user_id, resource_id: id, created_at: TEST_NOW })
    await rollUp()
    expect(await sumOf('resources-opened')).toBe(2)
    expect(await sumOf('resources-saved')).toBe(1)
  })

  it('of certificate programs: how far people come', async () => {
    const [done = 0, begun = 0, idle = 0] = await createPeople(test.db, 3)
    const { id, event_ids } = await createFinishedProgram(test.db, { people: [{ id: done }] })
    await test.db.insert(courseEnrolments).values([
      { program_id: id, user_id: begun, created_at: daysAgo(1) },
      { program_id: id, user_id: idle, created_at: daysAgo(1), finished_at: null },
    ])
    await createAttendance(test.db, { event_id: event_ids[0] ?? 0, user_id: begun })
    await rollUp()
    expect(await sumOf('programs-enrolled', { first: '2026-01-14', last: '2026-01-14' })).toBe(2)
    expect(await sumOf('programs-begun')).toBe(1)
    expect(await sumOf('programs-finished')).toBe(0)
  })

  it('of campaigns: begun, visited, completed', async () => {
    const [owner_id = 0] = await createPeople(test.db, 1)
    const { id, program_id } = await createCampaign(test.db, { owner_id })
    await countVisit(test.db, { campaign_id: id, day: TODAY })
    await countVisit(test.db, { campaign_id: id, day: '2026-01-10' })
    await countCompletion(test.db, { campaign_id: id, program_id, created_at: TEST_NOW })
    await rollUp()
    expect(await sumOf('campaigns-visited')).toBe(1)
    expect(await sumOf('campaigns-visited', { first: '2026-01-01', last: TODAY })).toBe(2)
    expect(await sumOf('campaigns-completed')).toBe(1)
  })

  it('of people: new ones, active ones once a day, and those who return', async () => {
    const [old = 0] = await joined(1, { days_ago: 3 })
    const [fresh = 0] = await joined(1, { days_ago: 0, utm_source: 'Poster' })
    await test.db
      .insert(analyticsEvents)
      .values([
        opened(1, { user_id: old }),
        opened(2, { user_id: old }),
        opened(1, { user_id: fresh }),
        opened(1),
      ])
    await rollUp()
    expect(await sumOf('people-joined')).toBe(1)
    expect(await sumOf('people-active')).toBe(2)
    expect(await sumOf('people-returning')).toBe(1)
    expect(await sumOf('sources-viewed')).toBe(4)
  })

  it('by the day of the organisation, from its midnight on', async () => {
    await test.db
      .insert(analyticsEvents)
      .values([
        opened(1, { at: new Date('2026-01-14T18:29:59Z') }),
        opened(1, { at: new Date('2026-01-14T18:30:00Z') }),
      ])
    await rollUp()
    expect(await sumOf('resources-opened', { first: '2026-01-14', last: '2026-01-14' })).toBe(1)
    expect(await sumOf('resources-opened')).toBe(1)
  })
})

describe('the roll-up', () => {
  it('gives the same counts when it runs again, and beside itself', async () => {
    await test.db.insert(analyticsEvents).values([opened(1), opened(2), opened(2, { at: daysAgo(70) })])
    await rollUp()
    const before = await test.db.select().from(dailyMetrics).orderBy(dailyMetrics.metric, dailyMetrics.day)
    await Promise.all([rollUp(), rollUp(), rollUp()])
    const after = await test.db.select().from(dailyMetrics).orderBy(dailyMetrics.metric, dailyMetrics.day)
    expect(after.length).toBe(before.length)
    expect(new Set(after.map((row) => JSON.stringify(row)))).toEqual(
      new Set(before.map((row) => JSON.stringify(row))),
    )
  })

  it('begins with the last 400 days and makes up for days that were missed', async () => {
    await rollUp(daysAgo(3))
    expect(await test.db.$count(rolledUpDays)).toBe(400)
    await test.db.insert(analyticsEvents).values([opened(1, { at: daysAgo(1) })])
    await rollUp()
    expect(await test.db.$count(rolledUpDays)).toBe(403)
    expect(await sumOf('resources-opened', { first: '2026-01-14', last: '2026-01-14' })).toBe(1)
  })

  it('counts today each time, and once a day what came late to the last weeks', async () => {
    await rollUp()
    await test.db
      .insert(analyticsEvents)
      .values([opened(1), opened(1, { at: daysAgo(20) }), opened(1, { at: daysAgo(60) })])
    await rollUp()
    expect(await sumOf('resources-opened', { first: '2025-01-01', last: TODAY })).toBe(1)
    await rollUp(daysAgo(-1))
    expect(await sumOf('resources-opened', { first: '2025-01-01', last: TODAY })).toBe(2)
  })

  it('is what the job of every hour does', async () => {
    await test.db.insert(analyticsEvents).values([opened(1)])
    const { handle, job } = rollUpMetricsEveryHour({ features, clock: test.clock })
    const run = { id: '1', addedAt: new Date(), attempt: 1, isLastAttempt: false, log: undefined as never }
    await handle(test.db, {}, run)
    expect(await sumOf('resources-opened')).toBe(1)
    expect(job.cron).toEqual({ pattern: '10 * * * *', timezone: 'Asia/Kolkata' })
  })

  it('gathers sources past fifty a day into one', async () => {
    await test.db
      .insert(analyticsEvents)
      .values(Array.from({ length: 60 }, (_, at) => opened(1, { utm_source: `source-${at}` })))
    await rollUp()
    const admin = await createOrganiser(test, 'administrator')
    const { data } = await admin.call('GET /v2/admin/numbers/', {})
    const { parts = [] } = data.divided.find(({ metric }) => metric === 'sources-viewed') ?? {}
    expect(parts).toHaveLength(51)
    expect(parts[0]).toEqual({ key: 'other', name: 'Other sources', total: 10 })
  })
})
