import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { IDEMPOTENCY_HEADER, MUTATION_OF_ANOTHER, type WaitingCall } from '../offline.contract.ts'
import { waitingMutation } from '../testing/waiting-mutation.ts'
import { forgetMutationsOf, keepMutation, mutationsOf, removeMutation } from './outbox.ts'
import { sendWaiting } from './send-waiting.ts'

const LIKE = 'POST /v2/resource/like/'
const BOOKMARK = 'POST /v2/resource/bookmark/'
const FOLLOW = 'POST /v2/user/follow/'
const QUESTION = 'POST /v2/event/question/add/'

type Answer = number | { status: number; body: unknown } | 'no network'
/** The server's response by path; 200 by default. */
let answers: Record<string, Answer>
/** Paths and keys that arrived. */
let arrived: { path: string; key: string | null }[]
let whileSending: () => Promise<unknown>

beforeEach(async () => {
  answers = {}
  arrived = []
  whileSending = async () => undefined
  await forgetMutationsOf(1)
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.stubGlobal('fetch', async (path: string, { headers }: RequestInit) => {
    arrived.push({ path, key: new Headers(headers).get(IDEMPOTENCY_HEADER) })
    await whileSending()
    const answer = answers[path] ?? 200
    if (answer === 'no network') throw new TypeError('Failed to fetch')
    if (typeof answer === 'number') return Response.json({ data: { message: 'Words' } }, { status: answer })
    return Response.json(answer.body, { status: answer.status })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function keepAll(...calls: WaitingCall[]): Promise<void> {
  for (const call of calls) await keepMutation(waitingMutation(call))
}
const paths = () => arrived.map(({ path }) => path)
const left = async () => (await mutationsOf(1)).map(({ call }) => call)
const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

describe('what waits', () => {
  it('is sent in the order in which it was done, and is gone then', async () => {
    await keepAll(LIKE, FOLLOW, BOOKMARK, LIKE, QUESTION)
    expect(await sendWaiting(1)).toMatchObject({ sent: 5, refused: 0, isCut: false })
    expect(paths()).toEqual([
      '/v2/resource/like/',
      '/v2/user/follow/',
      '/v2/resource/bookmark/',
      '/v2/resource/like/',
      '/v2/event/question/add/',
    ])
    expect(await left()).toEqual([])
  })

  it('is sent by one of two tabs', async () => {
    await keepAll(LIKE, BOOKMARK)
    const results = await Promise.all([sendWaiting(1), sendWaiting(1)])
    expect(results.map(({ sent }) => sent)).toEqual([2, 0])
    expect(arrived).toHaveLength(2)
  })

  it('of another person stays', async () => {
    await keepMutation(waitingMutation(LIKE, { user_id: 2 }))
    await keepAll(BOOKMARK)
    await sendWaiting(1)
    expect(paths()).toEqual(['/v2/resource/bookmark/'])
    expect(await mutationsOf(2)).toHaveLength(1)
    await forgetMutationsOf(2)
  })

  it('keeps its key and its place where the network is cut', async () => {
    await keepAll(LIKE, BOOKMARK, FOLLOW)
    answers = { '/v2/resource/bookmark/': 'no network' }
    expect(await sendWaiting(1)).toMatchObject({ sent: 1, isCut: true })
    const [, before] = arrived
    answers = {}
    arrived = []
    await sendWaiting(1)
    expect(paths()).toEqual(['/v2/resource/bookmark/', '/v2/user/follow/'])
    expect(arrived[0]).toEqual(before)
  })

  for (const answer of [401, { status: 403, body: { errors: [{ code: MUTATION_OF_ANOTHER }] } }]) {
    it(`waits for its person where somebody else or nobody is logged in: ${JSON.stringify(answer)}`, async () => {
      await keepAll(LIKE, BOOKMARK)
      answers = { '/v2/resource/like/': answer }
      expect(await sendWaiting(1)).toMatchObject({ sent: 0, refused: 0, isLoggedOut: true })
      expect(arrived).toHaveLength(1)
      answers = {}
      expect(await sendWaiting(1)).toMatchObject({ sent: 2 })
    })
  }

  it('says what was refused, holds up nothing for it, and does not ask again', async () => {
    await keepAll(QUESTION, LIKE)
    answers = { '/v2/event/question/add/': 403 }
    expect(await sendWaiting(1)).toMatchObject({ sent: 1, refused: 1, isCut: false })
    expect(await mutationsOf(1)).toMatchObject([{ call: QUESTION, refused: 'Words' }])
    arrived = []
    await sendWaiting(1)
    expect(arrived).toEqual([])
  })

  it('stays away where it was removed while it was on its way', async () => {
    await keepAll(LIKE)
    answers = { '/v2/resource/like/': 503 }
    whileSending = async () => {
      for (const { id } of await mutationsOf(1)) await removeMutation(id ?? 0)
    }
    await sendWaiting(1)
    expect(await left()).toEqual([])
  })
})

describe('what our side could not take', () => {
  it('keeps waiting, however often that was, with growing rests', async () => {
    await keepAll(LIKE)
    answers = { '/v2/resource/like/': 503 }
    const asked: number[] = []
    const start = Date.now()
    for (let minute = 0; minute < 180; minute += 1) {
      const before = arrived.length
      await sendWaiting(1)
      if (arrived.length > before) asked.push(Math.round((Date.now() - start) / 60_000))
      later(1)
    }
    expect(asked).toEqual([0, 1, 3, 7, 15, 31, 61, 91, 121, 151])
    answers = {}
    later(30)
    expect(await sendWaiting(1)).toMatchObject({ sent: 1 })
  })

  it('holds its place, and after five times only that of its kind', async () => {
    await keepAll(LIKE, LIKE, BOOKMARK)
    answers = { '/v2/resource/like/': 500 }
    for (let time = 0; time < 4; time += 1) {
      expect(await sendWaiting(1)).toMatchObject({ sent: 0, isCut: true })
      later(30)
    }
    expect(new Set(paths())).toEqual(new Set(['/v2/resource/like/']))
    expect(await sendWaiting(1)).toMatchObject({ sent: 1, isCut: true })
    expect(await left()).toEqual([LIKE, LIKE])
    // While it pauses, new mutations overtake it.
    await keepAll(FOLLOW)
    expect(await sendWaiting(1)).toMatchObject({ sent: 1, isCut: true })
    expect(await left()).toEqual([LIKE, LIKE])
  })

  it('is sent at once where its person asks for it, or the clock was set back', async () => {
    await keepAll(LIKE)
    answers = { '/v2/resource/like/': 429 }
    await sendWaiting(1)
    await sendWaiting(1)
    expect(arrived).toHaveLength(1)
    await sendWaiting(1, { isAsked: true })
    expect(arrived).toHaveLength(2)
    later(-24 * 60)
    await sendWaiting(1)
    expect(arrived).toHaveLength(3)
  })
})
