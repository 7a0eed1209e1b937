import { beforeEach, describe, expect, it } from 'vitest'
import { createPerson, type Person } from '#foundation/accounts/testing/create-person.ts'
import { testApp } from '#tests/support/test-app.ts'
import { TEST_NOW } from '#tests/support/test-moment.ts'
import type { WatchedInterval } from '../../event-watch.contract.ts'
import { createEvent } from '../../testing/create-event.ts'
import { createFilm } from '../../testing/create-film.ts'

const test = testApp()
let watcher: Person
let id: number

beforeEach(async () => {
  watcher = await createPerson(test)
  id = await createFilm(test, { seconds: 100, watchers: [watcher] })
})

/** Seconds after the first beat. */
const at = (seconds: number) => test.clock.set(new Date(TEST_NOW.getTime() + seconds * 1000))
const beat = async (intervals: WatchedInterval[], position = intervals.at(-1)?.[1] ?? 0) =>
  (await watcher.call('POST /v2/event/watch/', { body: { id, intervals, position } })).data

describe('how much of a film was watched', () => {
  it('grows with what is played, each second once', async () => {
    await beat([])
    at(10)
    expect(await beat([[0, 9.7]])).toMatchObject({
      watched: [[0, 10]],
      watched_seconds: 10,
      position_seconds: 10,
    })
    at(20)
    expect(await beat([[9.7, 19.6]])).toMatchObject({ watched: [[0, 20]], watched_seconds: 20 })
    at(30)
    // Ten seconds back, to hear them again.
    expect(await beat([[10, 20]])).toMatchObject({ watched: [[0, 20]], watched_seconds: 20 })
    at(40)
    expect(await beat([[50, 60]])).toMatchObject({
      watched: [
        [0, 20],
        [50, 60],
      ],
      watched_seconds: 30,
      needed_seconds: 60,
      duration_seconds: 100,
      user_event_status: 'Registered',
    })
  })

  it('is told with where the person left', async () => {
    await beat([])
    at(10)
    await beat([[0, 10]], 12.4)
    const { data } = await watcher.call('GET /v2/event/watch/', { query: { id } })
    expect(data.progress).toMatchObject({ watched_seconds: 10, position_seconds: 12 })
    expect(data.source).toEqual({ kind: 'youtube', video: 'quietmornin' })
    expect(data.captions).toEqual([{ language: 'en', address: `/events/details/${id}/captions/en.vtt` }])
  })

  it('counts as attended from the share of the event on', async () => {
    await beat([])
    at(30)
    expect((await beat([[0, 59]])).user_event_status).toBe('Registered')
    at(40)
    expect((await beat([[59, 60]])).user_event_status).toBe('Attended')
    const { data } = await watcher.call('GET /v2/event/details/', { query: { id } })
    expect(data.user_event_status).toBe('Attended')
  })

  it('does not grow by seeking to the end', async () => {
    await beat([])
    at(10)
    const progress = await beat(
      [
        [0, 2],
        [98, 100],
      ],
      100,
    )
    expect(progress).toMatchObject({
      watched_seconds: 4,
      position_seconds: 100,
      user_event_status: 'Registered',
    })
  })

  it('grows at double speed, and not faster', async () => {
    await beat([])
    at(10)
    expect((await beat([[0, 20]])).watched_seconds).toBe(20)
    at(20)
    expect(await beat([[20, 100]])).toMatchObject({ watched: [[0, 40]], watched_seconds: 40 })
  })

  it('is of all tabs together no more than time allows', async () => {
    await beat([])
    at(10)
    expect((await beat([[0, 20]])).watched_seconds).toBe(20)
    expect((await beat([[50, 70]])).watched_seconds).toBe(20)
    at(20)
    const both = await Promise.all([beat([[20, 40]]), beat([[50, 70]])])
    expect(Math.max(...both.map(({ watched_seconds }) => watched_seconds))).toBe(40)
  })

  it('stays bounded by forty beats at once', async () => {
    await beat([])
    at(10)
    await Promise.all(Array.from({ length: 40 }, (_, index) => beat([[index, 100 - index]])))
    const { data } = await watcher.call('GET /v2/event/watch/', { query: { id } })
    expect(data.progress.watched_seconds).toBe(20)
  })

  it('loses no part of a second between quick beats', async () => {
    await beat([])
    for (let tick = 1; tick <= 30; tick += 1) {
      at(tick * 0.7)
      await beat([[0, tick * 1.4]])
    }
    const { data } = await watcher.call('GET /v2/event/watch/', { query: { id } })
    expect(data.progress.watched_seconds).toBe(42)
  })

  it('is of one beat no more than a minute can show, however long the pause before it', async () => {
    const long = await createFilm(test, { seconds: 10_000, watchers: [watcher] })
    const claim = async (intervals: WatchedInterval[]) =>
      (await watcher.call('POST /v2/event/watch/', { body: { id: long, intervals, position: 0 } })).data
    await claim([])
    at(24 * 60 * 60)
    expect((await claim([[0, 10_000]])).watched_seconds).toBe(120)
    // Sent again at once, no time has passed for it; later, what was played meanwhile catches up.
    expect((await claim([[0, 10_000]])).watched_seconds).toBe(120)
    at(24 * 60 * 60 + 10)
    expect((await claim([[0, 10_000]])).watched_seconds).toBe(140)
  })

  it('is of two films side by side no more than time allows', async () => {
    const other = await createFilm(test, { seconds: 100, watchers: [watcher] })
    const both = async (to: number) => {
      const sent = [id, other].map((film) =>
        watcher.call('POST /v2/event/watch/', { body: { id: film, intervals: [[0, to]], position: to } }),
      )
      const answers = await Promise.all(sent)
      return answers.reduce((sum, { data }) => sum + data.watched_seconds, 0)
    }
    await both(0)
    for (const seconds of [10, 20, 30]) {
      at(seconds)
      expect(await both(seconds * 2)).toBe(seconds * 2)
    }
  })

  it('begins with nothing: a first beat has no time behind it', async () => {
    expect((await beat([[0, 100]])).watched_seconds).toBe(0)
  })

  it('takes overlapping, unordered and overlong intervals for what they are', async () => {
    await beat([])
    at(40)
    const forged: WatchedInterval[] = [
      [90, 900_000],
      [10, 30],
      [20, 40],
      [15, 15],
      [0.2, 0.3],
    ]
    expect(await beat(forged, 900_000)).toMatchObject({
      watched: [
        [10, 40],
        [90, 100],
      ],
      position_seconds: 100,
    })
  })

  it('goes on when the clock of another process is behind', async () => {
    at(20)
    await beat([])
    at(10)
    expect((await beat([[0, 20]])).watched_seconds).toBe(0)
    at(30)
    expect((await beat([[0, 20]])).watched_seconds).toBe(20)
  })
})

it.each([
  ['negative', [[-5, 10]]],
  ['backwards', [[10, 5]]],
  ['endless', [[0, 1e12]]],
  ['no numbers', [['0', '10']]],
  ['too many', Array.from({ length: 1000 }, () => [0, 1])],
])('refuses %s intervals', async (_, intervals) => {
  const body = { id, intervals: intervals as WatchedInterval[], position: 0 }
  const answer = await watcher.tryCall('POST /v2/event/watch/', { body })
  expect(answer).toMatchObject({ success: false, status: 422, errors: [{ code: 'InvalidInput' }] })
})

describe('refuses', () => {
  const body = (event: number) => ({ body: { id: event, intervals: [], position: 0 } })

  it('a visitor', async () => {
    expect(await test.tryCall('POST /v2/event/watch/', body(id))).toMatchObject({ status: 401 })
    expect(await test.tryCall('GET /v2/event/watch/', { query: { id } })).toMatchObject({ status: 401 })
  })

  it('somebody who is not registered', async () => {
    const stranger = await createPerson(test)
    const refused = { status: 403, errors: [{ code: 'NotRegisteredForEvent' }] }
    expect(await stranger.tryCall('POST /v2/event/watch/', body(id))).toMatchObject(refused)
    expect(await stranger.tryCall('GET /v2/event/watch/', { query: { id } })).toMatchObject(refused)
    const of = { query: { id, language: 'en' } }
    expect(await stranger.tryCall('GET /v2/event/transcript/', of)).toMatchObject(refused)
  })

  it('an event whose film is not there, a draft and an unknown one', async () => {
    const coming = await createEvent(test.db)
    const later = await createEvent(test.db, { recording: { published_minutes_ago: -60 } })
    const draft = await createEvent(test.db, {
      publication: 'draft',
      recording: { published_minutes_ago: 60 },
    })
    for (const [event, code] of [
      [coming, 'FilmNotThere'],
      [later, 'FilmNotThere'],
      [draft, 'EventNotFound'],
      [999_999, 'EventNotFound'],
    ] as const) {
      const answer = await watcher.tryCall('POST /v2/event/watch/', body(event))
      expect(answer).toMatchObject({ status: 404, errors: [{ code }] })
    }
  })

  it('a film whose stored address is of another host', async () => {
    const url = 'https://youtube.com.evil.tld/watch?v=PankhDemo04'
    const published_at = new Date(TEST_NOW.getTime() - 60_000)
    const event = await createEvent(test.db, {
      starts_in_minutes: null,
      recording: { kind: 'youtube', url, duration_seconds: 60, published_at },
    })
    await watcher.call('POST /v2/event/register/', { body: { id: event } })
    const answer = await watcher.tryCall('GET /v2/event/watch/', { query: { id: event } })
    expect(answer).toMatchObject({ status: 404, errors: [{ code: 'FilmNotThere' }] })
  })
})
