import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { type DeviceCaches, packPlan, stubCaches } from '../testing/device-caches.ts'
import { forgetPerson, notePerson } from './device-person.ts'
import { packCache, packOf, packsOf, removePack, sweepHalfPacks } from './packs.ts'
import { roomLeft, savePack, sizeOf } from './save-pack.ts'

const NAME = '1-event-3'
const texts = [{ heading: 'What it is', language: 'hi', lines: ['बोलना'] }]
const plan = packPlan({
  texts,
  files: [
    { name: 'sheet.pdf', address: '/files/1', size: 4 },
    { name: 'cards.pdf', address: '/files/2', size: 6 },
  ],
})

let cached: DeviceCaches
let answers: Map<string, Response>
let onPut: (address: string) => void
let steps: number[]

const save = (signal = new AbortController().signal) =>
  savePack(plan, { user_id: 1, signal, onProgress: (bytes) => steps.push(bytes) })
/** Nothing of the pack remains, neither in the list nor in the caches. */
async function expectNothing() {
  expect(await packsOf(1)).toEqual([])
  expect([...cached.keys()].filter((name) => name.startsWith('pankh-pack-'))).toEqual([])
}

beforeEach(async () => {
  cached = stubCaches((address) => onPut(address))
  steps = []
  onPut = () => undefined
  answers = new Map([
    ['/files/1', new Response('four')],
    [
      '/files/2',
      new Response('sixsix', { headers: { 'content-type': 'application/pdf', 'x-secret': 'no' } }),
    ],
  ])
  vi.stubGlobal('navigator', { locks: navigator.locks, storage: { estimate: async () => ({}) } })
  vi.stubGlobal('fetch', async (address: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    const answer = answers.get(address)
    if (!answer) throw new TypeError('Failed to fetch')
    return answer
  })
  await forgetPerson(1)
  await notePerson({ user_id: 1 } as UserDetails)
})

describe('the size of a pack', () => {
  it('is that of its files and of its words as they are written', () => {
    const words = new TextEncoder().encode(JSON.stringify(texts)).byteLength
    expect(sizeOf(plan)).toBe(words + 10)
    expect(sizeOf({ texts: [], files: [] })).toBe(2)
  })

  it('is kept as it came, and told on the way', async () => {
    answers.set('/files/1', new Response('more than it said'))
    const { size } = await save()
    expect(size).toBe(sizeOf(plan) - 4 + 17)
    expect(steps.at(-1)).toBe(size)
    expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  })

  it('is looked at against the room that the browser tells of', async () => {
    expect(await roomLeft()).toBeUndefined()
    vi.stubGlobal('navigator', {
      locks: navigator.locks,
      storage: { estimate: async () => ({ quota: 1_000, usage: 991 }) },
    })
    expect(await roomLeft()).toBe(9)
    const fetches = vi.fn()
    vi.stubGlobal('fetch', fetches)
    await expect(save()).rejects.toMatchObject({ problem: 'full' })
    expect(fetches).not.toHaveBeenCalled()
    await expectNothing()
  })
})

describe('a pack that is saved', () => {
  it('has its files, with what shows them and no more', async () => {
    const pack = await save()
    expect(await packOf(NAME)).toEqual(pack)
    const file = cached.get(packCache(NAME))?.get('/files/2')
    expect(await file?.text()).toBe('sixsix')
    expect([...(file?.headers.keys() ?? [])]).toEqual(['content-type'])
  })

  it('goes with all of it, and is left alone by the sweep until then', async () => {
    await save()
    await sweepHalfPacks()
    expect(await packsOf(1)).toHaveLength(1)
    expect([...cached.keys()]).toContain(packCache(NAME))
    await removePack(NAME)
    await expectNothing()
  })

  it('is left alone by the sweep of another tab while it is being saved', async () => {
    vi.resetModules()
    const otherTab = await import('./packs.ts')
    let swept: Promise<void> | undefined
    const fetchFile = fetch
    vi.stubGlobal('fetch', async (address: string, how: RequestInit) => {
      if (address !== '/files/2') return fetchFile(address, how)
      swept = otherTab.sweepHalfPacks()
      // Long enough for everything that the sweep does.
      for (let rounds = 0; rounds < 30; rounds += 1) await packOf(NAME)
      return fetchFile(address, how)
    })
    await save()
    await swept
    expect([...(cached.get(packCache(NAME))?.keys() ?? [])]).toEqual(['/files/1', '/files/2'])
  })

  it('leaves those of others where they are', async () => {
    await save()
    cached.set('pankh-shell-1', new Map())
    await removePack('1-event-33')
    expect(await packsOf(1)).toHaveLength(1)
    expect(cached.has('pankh-shell-1')).toBe(true)
  })
})

describe('a pack that can not be saved', () => {
  const full = () => {
    throw new DOMException('', 'QuotaExceededError')
  }
  const closed = () => {
    throw new DOMException('', 'SecurityError')
  }
  it.each<[string, string, () => void]>([
    ['the network goes', 'network', () => answers.delete('/files/2')],
    ['a file is refused', 'network', () => answers.set('/files/2', new Response('', { status: 403 }))],
    ['the device is full', 'full', () => (onPut = (address) => address === '/files/2' && full())],
    ['the browser keeps nothing', 'forbidden', () => (onPut = closed)],
  ])('leaves nothing where %s', async (_, problem, spoil) => {
    spoil()
    await expect(save()).rejects.toMatchObject({ problem })
    await expectNothing()
  })

  it('leaves nothing where it is stopped', async () => {
    const stopping = new AbortController()
    onPut = () => stopping.abort()
    await expect(save(stopping.signal)).rejects.toMatchObject({ problem: 'stopped' })
    await expectNothing()
  })

  it('leaves nothing behind a tab that was closed, once another one sweeps', async () => {
    cached.set(packCache('1-event-8'), new Map())
    await sweepHalfPacks()
    await expectNothing()
  })
})
