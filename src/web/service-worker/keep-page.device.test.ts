import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { forgetPerson, lookOfDevice, notePerson } from '#foundation/offline/device/device-person.ts'
import { keepPage } from './keep-page.ts'

// Workbox needs these globals while it loads.
vi.hoisted(() => Object.assign(globalThis, { self: globalThis, __WB_DISABLE_DEV_LOGS: true }))

const asha = { user_id: 1 } as UserDetails
const ravi = { user_id: 2 } as UserDetails
const PAGE = '/events/details/3'

/** Keys of the copies by cache name. */
let cached: Map<string, Set<string>>
let onFetch: () => Promise<void>
let onPut: () => Promise<void>
let headers: Record<string, string>
let status: number

const keep = (reader: number | null = 1) => keepPage(PAGE, { language: 'en', reader })
const copies = () => [...cached.values()].flatMap((keys) => [...keys])

beforeEach(async () => {
  cached = new Map()
  onFetch = async () => undefined
  onPut = async () => undefined
  headers = { 'content-type': 'text/html; charset=utf-8' }
  status = 200
  vi.stubGlobal('caches', {
    keys: async () => [...cached.keys()],
    open: async (name: string) => ({
      match: async () => undefined,
      put: async (key: string) => {
        await onPut()
        cached.set(name, (cached.get(name) ?? new Set()).add(key))
      },
      delete: async (key: string) => cached.get(name)?.delete(key),
    }),
    delete: async (name: string) => cached.delete(name),
  })
  vi.stubGlobal('location', new URL('http://localhost/'))
  vi.stubGlobal('fetch', async () => {
    await onFetch()
    return new Response('<html></html>', { headers, status })
  })
  await forgetPerson(1)
  await notePerson(asha)
  cached.clear()
})

it('keeps a copy of a page that is read', async () => {
  await keep()
  expect(copies()).toEqual(['/events/details/3?kept-in=en'])
})

it('keeps one for visitors too', async () => {
  await forgetPerson(1)
  await keep(null)
  expect(copies()).toHaveLength(1)
})

it.each([
  ['logged out', () => forgetPerson(1)],
  ['gave way to another', () => notePerson(ravi)],
])('keeps nothing that came after its reader %s', async (_, leave) => {
  onFetch = leave
  await keep()
  expect(copies()).toEqual([])
})

it('keeps nothing that it hears of after its reader logged out', async () => {
  await forgetPerson(1)
  await keep()
  expect(copies()).toEqual([])
})

it('leaves nothing that was just being kept when its reader logged out', async () => {
  let left: Promise<void> | undefined
  onPut = async () => {
    left = forgetPerson(1)
    // Long enough for everything that the log-out does.
    for (let rounds = 0; rounds < 30; rounds += 1) await lookOfDevice()
  }
  await keep()
  await left
  expect(copies()).toEqual([])
})

it.each([404, 410])(
  'lets go of a page that now answers %s, and of no page of a server that is away',
  async (gone) => {
    await keep()
    status = 503
    await keep()
    expect(copies()).toHaveLength(1)
    status = gone
    await keep()
    expect(copies()).toEqual([])
  },
)

it('keeps no page that is private', async () => {
  headers['cache-control'] = 'private, no-store'
  await keep()
  await keepPage('/my-page', { language: 'en', reader: 1 })
  expect(copies()).toEqual([])
})
