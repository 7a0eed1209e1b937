import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { overFetch } from '#contract/client.ts'
import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { forgetMutationsOf, mutationsOf } from '../device/outbox.ts'
import { sendWaiting } from '../device/send-waiting.ts'
import { outboxTransport, setPersonOfTab } from './outbox-transport.ts'

const transport = outboxTransport(overFetch)
const asha = { user_id: 1, first_name: 'Asha' } as UserDetails
const like = (is_liked = true) =>
  transport({ method: 'POST', url: '/v2/resource/like/', body: { id: 4, is_liked } })
const saveDraft = (title: string) =>
  transport({
    method: 'POST',
    url: '/user/draft/save/',
    body: { form: 'event', subject: 0, fields: { title: [title] } },
  })
const session = () => transport({ method: 'GET', url: '/user/session/' })

type Network = (body: unknown, path: string) => Response | Promise<Response>
const done: Network = () => Response.json({ success: true, data: {} })
const refused: Network = () => Response.json({ data: { message: 'No.' } }, { status: 404 })
const busy: Network = () => Response.json({ data: { message: 'Later.' } }, { status: 503 })
const loggedOut: Network = () => Response.json({ data: { message: 'Log in.' } }, { status: 401 })
const cut: Network = () => Promise.reject(new TypeError('Failed to fetch'))
let network: Network
/** Bodies that reached the server. */
let sent: unknown[]

beforeEach(async () => {
  network = done
  sent = []
  await forgetMutationsOf(1)
  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks })
  vi.stubGlobal('window', { location: { pathname: '/resource/cards/4' } })
  vi.stubGlobal('document', {
    documentElement: { lang: 'en', hasAttribute: () => false },
    querySelector: () => null,
  })
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const given = body ? JSON.parse(String(body)) : undefined
    sent.push(given)
    return network(given, path)
  })
  setPersonOfTab(asha)
})
afterEach(() => vi.unstubAllGlobals())

const waiting = async () => (await mutationsOf(1)).map(({ body, refused: why }) => [body, why])

describe('a mutation', () => {
  it('is kept before it is sent, and gone once it was done', async () => {
    let whileSending: unknown
    network = async () => {
      whileSending = await waiting()
      return Response.json({ success: true })
    }
    expect(await like()).toEqual({ status: 200, body: { success: true } })
    expect(whileSending).toEqual([[{ id: 4, is_liked: true }, undefined]])
    expect(await waiting()).toEqual([])
    expect(sent).toHaveLength(1)
  })

  it('waits where the network is cut, or where the browser knows of none', async () => {
    network = cut
    expect(await like()).toMatchObject({ status: 202, body: { is_waiting: true } })
    vi.stubGlobal('navigator', { onLine: false })
    expect(await like(false)).toMatchObject({ status: 202 })
    expect(sent).toHaveLength(1)
    expect(await waiting()).toHaveLength(2)
  })

  it('is not overtaken by a later one while it hangs', async () => {
    let release = () => {}
    network = () =>
      new Promise((resolve) => {
        release = () => resolve(Response.json({ success: true }))
      })
    const first = like(true)
    await vi.waitFor(() => expect(sent).toHaveLength(1))
    const second = like(false)
    network = done
    release()
    expect([await first, await second].map(({ status }) => status)).toEqual([200, 200])
    expect(sent.slice(0, 2)).toEqual([
      { id: 4, is_liked: true },
      { id: 4, is_liked: false },
    ])
    expect(await waiting()).toEqual([])
  })

  it.each([
    ['refused', () => refused, 404],
    ['answered “later”', () => busy, 503],
    ['of a session that ended', () => loggedOut, 401],
  ] as const)('that is %s comes back to who did it, and does not stay', async (_, answer, status) => {
    network = answer()
    expect(await like()).toMatchObject({ status, body: { data: {} } })
    expect(await waiting()).toEqual([])
  })

  it('that another tab sent meanwhile still has its answer', async () => {
    vi.stubGlobal('navigator', { onLine: true })
    network = async () => {
      network = done
      // Without locks both send it; the key makes sure it's done once.
      await sendWaiting(1)
      throw new TypeError('Failed to fetch')
    }
    expect(await like()).toMatchObject({ status: 200 })
    expect(await waiting()).toEqual([])
  })

  it('is sent as other calls where nothing can be kept, and says so where there is no network either', async () => {
    const add = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(await like()).toMatchObject({ status: 200 })
    network = cut
    expect(await like()).toMatchObject({ status: 507 })
    add.mockRestore()
    expect(await waiting()).toEqual([])
  })

  it('of nobody is a plain call', async () => {
    setPersonOfTab(null)
    network = refused
    expect(await like()).toMatchObject({ status: 404 })
    network = cut
    await expect(like()).rejects.toThrow()
  })
})

describe('a draft', () => {
  it('stays on the device through a lost session and an answer that says “later”', async () => {
    network = loggedOut
    expect(await saveDraft('Play')).toMatchObject({ status: 401 })
    network = busy
    expect(await saveDraft('Play at home')).toMatchObject({ status: 503 })
    expect(await waiting()).toMatchObject([[{ fields: { title: ['Play at home'] } }, undefined]])
    network = done
    expect(await saveDraft('Play at home, daily')).toMatchObject({ status: 200 })
    expect(await waiting()).toEqual([])
  })

  it('that was refused stays beside the next one, until its person decides', async () => {
    network = refused
    expect(await saveDraft('Old')).toMatchObject({ status: 404 })
    network = cut
    await saveDraft('New')
    expect(await waiting()).toMatchObject([
      [{ fields: { title: ['Old'] } }, 'No.'],
      [{ fields: { title: ['New'] } }, undefined],
    ])
  })
})

describe('who is logged in', () => {
  it.each([
    ['the network is cut', () => cut],
    ['our side is busy', () => busy],
  ] as const)('is who it was in this tab where %s', async (_, answer) => {
    network = answer()
    expect(await session()).toEqual({ status: 200, body: { success: true, data: asha } })
    setPersonOfTab(null)
    expect(await session()).toEqual({ status: 200, body: { success: true, data: null } })
  })

  it('is what we answer, where we do', async () => {
    network = () => Response.json({ success: true, data: null })
    expect(await session()).toEqual({ status: 200, body: { success: true, data: null } })
  })
})
