import { beforeAll, describe, expect, it } from 'vitest'
import { awarenessCompletions, campaigns } from '#features/awareness-programs/server/index.ts'
import {
  eventHosts,
  eventQuestionVotes,
  eventRegistrations,
  eventReviews,
  events as eventsTable,
} from '#features/events/server/index.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import { events } from './content/events/index.ts'
import { questions as demoQuestions } from './content/feedback.ts'
import { loadDemo } from './load.ts'

const test = testApp({ keepsRows: true })
const list = (body: Parameters<typeof test.call<'POST /v2/event/list/'>>[1]['body']) =>
  test.call('POST /v2/event/list/', { body: { length: 100, ...body } })
beforeAll(() => loadDemo(test.db, { now: TEST_NOW, mode: 'test' }))

describe('the demo catalogue', () => {
  it('has something live since 20 minutes, something soon, and films, whenever it is loaded', async () => {
    const answer = await list({})
    const over = events.filter(
      (event) => event.when && event.when.days < 0 && !event.recording && !event.access.recording,
    )
    expect(answer.all_count).toBe(events.length - over.length)
    expect(answer).toMatchObject({ live_count: 2, upcoming_count: 28, on_demand_count: 33 })
    const live = answer.data.filter((event) => event.is_live)
    expect(live.map((event) => event.start_date_time)).toEqual(Array(2).fill('2026-01-15T06:10:00Z'))
    expect((await list({ status: 'in-transit' })).recordsTotal).toBe(5)
    expect((await test.call('GET /master/banner/list/', {})).recordsTotal).toBe(5)
  })

  it('gives every event its speakers, ages, picture, places and ratings', async () => {
    const { data } = await list({})
    for (const event of data) {
      expect(event.speakers.length, event.title).toBeGreaterThan(0)
      expect(event.age_groups.length, event.title).toBeGreaterThan(0)
      expect(event.picture).toMatch(/^\/art\/[a-z]+(-\d+)?\.svg$/)
      expect(event.picture_alt, event.title).not.toBe('')
    }
    expect(data.filter((event) => event.places_left === 0)).toHaveLength(1)
    const rated = events.filter((event) => event.rating)
    expect(data.filter((event) => event.rating !== null)).toHaveLength(rated.length)
    const one = data.find((event) => event.title === rated[0]?.title.en)
    expect(one).toMatchObject({ rating: rated[0]?.rating?.average, rating_count: rated[0]?.rating?.count })
  })

  it('has a review behind every rating, and answered questions', async () => {
    const { data } = await list({})
    for (const { id, title, rating, rating_count } of data) {
      const reviews = await test.call('POST /v2/event/review/list/', { body: { id, length: 1 } })
      expect(reviews, title).toMatchObject({ recordsTotal: rating_count, rating })
    }
    const rated = await test.db.select().from(eventReviews)
    const sum = (of: number[]) => of.reduce((total, one) => total + one, 0)
    const wanted = events.map(({ rating }) => Math.round((rating?.average ?? 0) * (rating?.count ?? 0)))
    expect(sum(rated.map(({ rating }) => rating))).toBe(sum(wanted))
    const asked = data.find(({ title }) => title === 'Visual schedules in ten minutes')
    const questions = await test.call('POST /v2/event/question/list/', { body: { id: asked?.id ?? 0 } })
    expect(questions.data[0]).toMatchObject({ up_vote_count: 34, answers: [{ role: 'speaker' }] })
    expect(await test.db.$count(eventQuestionVotes)).toBe(sum(demoQuestions.map(({ votes }) => votes)))
  })

  it('has a person for every place that is taken, and those who reviewed among them', async () => {
    const all = await test.db.select().from(eventRegistrations)
    const placed = all.filter(({ status, has_place }) => status === 'registered' && has_place)
    const stored = await test.db.select().from(eventsTable)
    for (const { id, title, registered_count, start_date_time } of stored) {
      const own = placed.filter(({ event_id }) => event_id === id)
      expect(own.length, title.en ?? title.hi).toBe(registered_count)
      const last = Math.min(TEST_NOW.getTime(), start_date_time?.getTime() ?? TEST_NOW.getTime())
      for (const { registered_at } of own) expect(registered_at?.getTime()).toBeLessThanOrEqual(last)
    }
    const places = new Set(placed.map(({ event_id, user_id }) => `${event_id} ${user_id}`))
    const reviews = await test.db.select().from(eventReviews)
    expect(reviews.filter(({ event_id, user_id }) => !places.has(`${event_id} ${user_id}`))).toEqual([])
  })

  it('has somebody behind every completion of an awareness program, each of them once', async () => {
    const all = await test.db.select().from(awarenessCompletions)
    for (const { id, display_name, completions_count } of await test.db.select().from(campaigns)) {
      expect(all.filter(({ campaign_id }) => campaign_id === id).length, display_name).toBe(completions_count)
    }
    expect(all.every(({ created_at }) => created_at < TEST_NOW)).toBe(true)
    expect((await test.db.select().from(campaigns)).map(({ status }) => status)).toContain('ended')
  })

  it('names a host of one event', async () => {
    const hosted = await test.db.select().from(eventHosts)
    expect(hosted).toHaveLength(1)
    const { data } = await list({ search_query: 'Teaching reading to children with dyslexia' })
    expect(data[0]?.id).toBe(hosted[0]?.event_id)
  })

  it('is found by its tags, and in Hindi', async () => {
    expect((await list({ search_query: 'autism' })).recordsTotal).toBeGreaterThan(3)
    expect((await list({ search_query: 'autsim' })).recordsTotal).toBeGreaterThan(3)
    expect((await list({ search_query: 'ऑटिज़्म' })).recordsTotal).toBeGreaterThan(3)
  })
})
