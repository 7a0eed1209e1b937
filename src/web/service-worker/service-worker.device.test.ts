import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { notePerson } from '#foundation/offline/device/device-person.ts'
import type { WorkerMessage } from '#foundation/offline/device/offline-copies.ts'

// Workbox and the worker need these globals while they load.
const { listeners, ExtendableEvent } = vi.hoisted(() => {
  const listeners = new Map<string, (event: Event) => void>()
  class ExtendableEvent extends Event {
    readonly work: Promise<unknown>[] = []
    readonly data: unknown

    constructor(name: string, data?: unknown) {
      super(name)
      this.data = data
    }

    waitUntil(work: Promise<unknown>): void {
      this.work.push(work)
    }
  }
  Object.assign(globalThis, {
    self: globalThis,
    __WB_DISABLE_DEV_LOGS: true,
    __SHELL__: [],
    __VERSION__: '1',
    ExtendableEvent,
    FetchEvent: class extends ExtendableEvent {},
    addEventListener: (name: string, listener: (event: Event) => void) => void listeners.set(name, listener),
    location: new URL('http://localhost/'),
  })
  return { listeners, ExtendableEvent }
})

it('stores what the first page loaded before the worker was there', async () => {
  const stored: string[] = []
  vi.stubGlobal('caches', {
    keys: async () => [],
    match: async () => undefined,
    open: async () => ({
      match: async () => undefined,
      put: async ({ url }: Request) => void stored.push(url),
      addAll: async () => undefined,
      keys: async () => [],
    }),
  })
  vi.stubGlobal('fetch', async () => new Response('of a page'))
  await import('./service-worker.ts')
  await notePerson({ user_id: 1 } as UserDetails)
  const files = ['/assets/page-1.js', '/art/boat.svg', '/pictures/2.webp', '/files/3'].map(
    (path) => `http://localhost${path}`,
  )
  const visit: WorkerMessage = {
    kind: 'visited',
    address: null,
    reader: 1,
    language: 'en',
    reading: '',
    files,
  }
  const message = new ExtendableEvent('message', visit)
  listeners.get('message')?.(message)
  for (let done = 0; done < message.work.length; done += 1) await message.work[done]
  expect(stored).toEqual(files.slice(0, 3))
})
