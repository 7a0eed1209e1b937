import { describe, expect, it } from 'vitest'
import { countCompletion } from '#features/awareness-programs/testing/count-for-campaign.queries.ts'
import { createCampaign } from '#features/awareness-programs/testing/create-campaign.ts'
import { courseEnrolments } from '#features/certificate-programs/server/index.ts'
import { createFinishedProgram } from '#features/certificates/testing/finished-program.ts'
import { createAttendance } from '#features/events/testing/take-part.ts'
import { createResource } from '#features/resources/testing/create-resource.ts'
import type { Role } from '#foundation/accounts/roles.contract.ts'
import { createOrganiser } from '#foundation/accounts/testing/create-organiser.ts'
import { createPeople } from '#foundation/accounts/testing/create-people.ts'
import { createPerson } from '#foundation/accounts/testing/create-person.ts'
import { analyticsEvents } from '#foundation/analytics/server/analytics-events.tables.ts'
import { METRICS } from '#foundation/metrics/metrics.contract.ts'
import { occupations } from '#foundation/taxonomy/server/index.ts'
import { daysAgo, metricsSteps, opened, TODAY } from '#tests/support/metrics-steps.ts'
import { testApp } from '#tests/support/test-app.ts'

const test = testApp()
const { joined, rollUp } = metricsSteps(test)

describe('the page of metrics', () => {
  it('shows some days beside as many before, by day', async () => {
    await test.db
      .insert(analyticsEvents)
      .values([opened(1), opened(1, { at: daysAgo(1) }), opened(1, { at: daysAgo(8) })])
    await rollUp()
    const admin = await createOrganiser(test, 'administrator')
    const { data } = await admin.call('GET /v2/admin/numbers/', { query: { days: '7' } })
    expect(data.days).toEqual({ first: '2026-01-09', last: TODAY })
    expect(data.before).toEqual({ first: '2026-01-02', last: '2026-01-08' })
    expect(data.figures.find(({ metric }) => metric === 'resources-opened')).toEqual({
      metric: 'resources-opened',
      total: 2,
      before: 1,
      counts: [0, 0, 0, 0, 0, 1, 1],
    })
    expect(data.counted_at).toBe('2026-01-15T06:30:00Z')
  })

  it('names what was opened most, also over months that are summed', async () => {
    const [first, second] = [
      await createResource(test.db, { title: 'Picture cards' }),
      await createResource(test.db, { title: 'Calm corner' }),
    ]
    await test.db
      .insert(analyticsEvents)
      .values([
        opened(first, { at: new Date('2025-10-03T06:00:00Z') }),
        opened(second, { at: new Date('2025-11-03T06:00:00Z') }),
        opened(second, { at: new Date('2025-12-30T06:00:00Z') }),
        opened(second),
        opened(9_999),
      ])
    await rollUp()
    const admin = await createOrganiser(test, 'administrator')
    const { data } = await admin.call('GET /v2/admin/numbers/', {
      query: { from: '2025-09-15', until: TODAY, rank: 'resources-opened' },
    })
    const [resources] = data.things.filter(({ group }) => group === 'resources')
    expect(resources?.rows.map(({ title, counts }) => [title, counts['resources-opened']])).toEqual([
      ['Calm corner', 3],
      [null, 1],
      ['Picture cards', 1],
    ])
  })

  it('follows the same people through a program, so that no step has more than the one before', async () => {
    const people = await createPeople(test.db, 4)
    const [early = 0, done = 0, begun = 0, idle = 0] = people
    const { id, event_ids } = await createFinishedProgram(test.db, { people: [], modules_count: 1 })
    await test.db.insert(courseEnrolments).values([
      { program_id: id, user_id: early, created_at: daysAgo(60), finished_at: daysAgo(1) },
      { program_id: id, user_id: done, created_at: daysAgo(3), finished_at: daysAgo(1) },
      { program_id: id, user_id: begun, created_at: daysAgo(2) },
      { program_id: id, user_id: idle, created_at: daysAgo(1) },
    ])
    for (const user_id of [early, begun])
      await createAttendance(test.db, { event_id: event_ids[0] ?? 0, user_id })
    const admin = await createOrganiser(test, 'administrator')
    const { data } = await admin.call('GET /v2/admin/numbers/', { query: { days: '30' } })
    expect(data.funnel.map(({ metric, total }) => [metric, total])).toEqual([
      ['programs-enrolled', 3],
      ['programs-begun', 2],
      ['programs-finished', 1],
      ['programs-certified', 0],
    ])
  })

  it('tells no part of people that is small enough to point at somebody', async () => {
    const [parent, teacher] = await test.db
      .insert(occupations)
      .values([
        { key: 'a-parent', name: { en: 'Parent' } },
        { key: 'a-teacher', name: { en: 'Teacher' } },
      ])
      .returning({ id: occupations.id })
    await joined(5, { days_ago: 1, user_type_id: parent?.id ?? 0 })
    await joined(4, { days_ago: 2, user_type_id: teacher?.id ?? 0, utm_source: 'Card' })
    await joined(6, { days_ago: 3, utm_source: 'other' })
    await rollUp()
    const admin = await createOrganiser(test, 'administrator')
    const { data } = await admin.call('GET /v2/admin/numbers/', {})
    const partsOf = (wanted: string) => data.divided.find(({ metric }) => metric === wanted)?.parts
    expect(partsOf('people-joined')).toEqual([
      { key: 'not-said', name: 'Not specified', total: 6 },
      { key: 'a-parent', name: 'Parent', total: 5 },
      { key: 'a-teacher', name: 'Teacher', total: null },
    ])
    expect(partsOf('sources-joined')).toEqual([
      { key: 'other', name: 'Other sources', total: 6 },
      { key: 'Direct', name: 'Direct', total: 5 },
      { key: 'Card', name: 'Card', total: null },
    ])
    const file = await fileOf(admin.token, '?table=parts')
    expect(file.body).toContain('Teacher,fewer than 5')
    expect(file.body).not.toContain('Teacher,4')
    const inHindi = (await fileOf(admin.token, '?table=parts', 'hi')).body
    for (const line of ['नहीं बताया,6', 'दूसरे स्रोत,6', 'सीधे आए,5']) expect(inHindi).toContain(line)
    expect(inHindi).not.toMatch(/not-said|other|Direct/)
  })

  it('refuses days that are out of order, no days, or too many', async () => {
    const admin = await createOrganiser(test, 'administrator')
    for (const query of [
      { from: '2026-01-15', until: '2026-01-14' },
      { from: '2026-02-30' },
      { from: '1900-01-01', until: '2026-01-01' },
      { days: '8' },
      { rank: 'people-joined' },
    ]) {
      const answer = await admin.tryCall('GET /v2/admin/numbers/', { query } as never)
      expect(answer).toMatchObject({ success: false, status: 422 })
    }
  })

  it('opens for editors and campaign managers, and for nobody without a role', async () => {
    for (const role of ['content-editor', 'campaign-manager'] as const) {
      const { call } = await createOrganiser(test, role)
      await call('GET /v2/admin/numbers/', {})
    }
    const stranger = await createPerson(test)
    expect(await stranger.tryCall('GET /v2/admin/numbers/', {})).toMatchObject({ status: 403 })
    const moderator = await createOrganiser(test, 'moderator')
    expect(await moderator.tryCall('GET /v2/admin/numbers/', {})).toMatchObject({ status: 403 })
    for (const { token } of [stranger, moderator])
      expect((await fileOf(token)).headers['content-type']).not.toContain('csv')
  })

  it('leads campaign managers only to pages that they may open', async () => {
    const leader = await createPerson(test)
    const { id: campaign_id, program_id } = await createCampaign(test.db, { owner_id: leader.id })
    await countCompletion(test.db, { campaign_id, program_id, created_at: daysAgo(1) })
    const { id, event_ids } = await createFinishedProgram(test.db, { people: [], modules_count: 1 })
    const [event_id = 0] = event_ids
    await test.db
      .insert(courseEnrolments)
      .values({ program_id: id, user_id: leader.id, created_at: daysAgo(1) })
    await createAttendance(test.db, { event_id, user_id: leader.id })
    await rollUp()
    const pages = async (role: Role) => {
      const { call } = await createOrganiser(test, role)
      const { data } = await call('GET /v2/admin/numbers/', {})
      return Object.fromEntries(
        data.things.map(({ group, rows }) => [group, rows.map(({ address }) => address)]),
      )
    }
    expect(await pages('campaign-manager')).toEqual({
      events: [null],
      programs: [null],
      campaigns: [`/admin/awareness-programs/${program_id}/campaigns`],
    })
    expect(await pages('content-editor')).toEqual({
      events: [`/admin/events/${event_id}`],
      programs: [`/admin/certificate-programs/${id}`],
      campaigns: [`/admin/awareness-programs/${program_id}`],
    })
  })

  it('asks a fixed number of queries, whatever the days', async () => {
    await test.db.insert(analyticsEvents).values([opened(1), opened(2), opened(3, { at: daysAgo(100) })])
    await rollUp()
    const admin = await createOrganiser(test, 'administrator')
    const queries = (days: string) =>
      test.queriesOf(() => admin.call('GET /v2/admin/numbers/', { query: { days } }))
    expect(await queries('365')).toBe(await queries('7'))
  })
})

describe('the files of the metrics', () => {
  it('give each day, days of nothing too', async () => {
    await test.db.insert(analyticsEvents).values([opened(1)])
    await rollUp()
    const admin = await createOrganiser(test, 'administrator')
    const { body, headers } = await fileOf(admin.token, '?from=2025-12-30')
    const lines = body.trim().split('\r\n')
    expect(lines).toHaveLength(18)
    expect(lines[0]).toContain('Day,Events: Registered')
    expect(lines[0]).toContain('Certificate programs: Finished')
    expect(lines[0]).toContain('Campaigns: Completed')
    expect(new Set(lines[0]?.split(',')).size).toBe(METRICS.length + 1)
    expect(lines[1]).toMatch(/^2025-12-30,0,/)
    expect(headers['content-disposition']).toBe(
      'attachment; filename="numbers-days-2025-12-30-2026-01-15.csv"',
    )
  })

  it('give every thing, and no spreadsheet runs what one is called', async () => {
    const id = await createResource(test.db, { title: '=cmd()' })
    await test.db.insert(analyticsEvents).values([opened(id), opened(id)])
    await rollUp()
    const admin = await createOrganiser(test, 'administrator')
    const { body } = await fileOf(admin.token, '?table=things')
    expect(body).toContain(`Resource,Opened,${id},'=cmd(),2`)
  })
})

const fileOf = (token: string, query = '', language = 'en') =>
  test.app.inject({
    url: `/admin/numbers.csv${query}`,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  })
