import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { type DeviceCaches, packPlan, stubCaches } from '../testing/device-caches.ts'
import { waitingMutation } from '../testing/waiting-mutation.ts'
import { forgetPerson, lookOfDevice, noteLook, notePerson, personOfDevice } from './device-person.ts'
import type { Pack } from './device-store.ts'
import { PAGES_CACHE } from './offline-copies.ts'
import { keepMutation, mutationsOf } from './outbox.ts'
import { packsOf, writePack } from './packs.ts'
import { savePack } from './save-pack.ts'

const asha = { user_id: 1 } as UserDetails
const ravi = { user_id: 2 } as UserDetails

let cached: DeviceCaches
const plan = packPlan()
const save = (user_id: number) =>
  savePack(plan, { user_id, signal: new AbortController().signal, onProgress: () => {} })
const keepPack = (user_id: number) =>
  writePack({ ...plan, name: `${user_id}-event-3`, user_id, size: 1, saved_at: '' } as Pack, () => true)

beforeEach(async () => {
  cached = stubCaches()
  vi.stubGlobal('location', new URL('http://localhost/'))
  vi.stubGlobal('fetch', async () => new Response('file'))
  for (const { user_id } of [asha, ravi]) await forgetPerson(user_id)
  cached.set(PAGES_CACHE, new Map())
})

describe('the device', () => {
  it('keeps what is saved and opened while its person is the same', async () => {
    await notePerson(asha)
    await save(1)
    await notePerson(asha)
    expect(await packsOf(1)).toHaveLength(1)
    expect([...cached.keys()].toSorted()).toEqual(['pankh-pack-1-event-3', PAGES_CACHE])
  })

  it.each([[null], [ravi]])('of another person, or of nobody, has neither: %j', async (next) => {
    await notePerson(asha)
    await save(1)
    await noteLook({ language: 'hi', reading: '2s' })
    await keepMutation(waitingMutation('POST /v2/resource/like/', { user_id: 1 }))
    await notePerson(next)
    expect(await packsOf(1)).toEqual([])
    expect([...cached.keys()]).toEqual([])
    expect(await lookOfDevice()).toEqual({ language: 'hi', reading: '' })
    // Hidden from others until they log in again.
    expect(await mutationsOf(1)).toHaveLength(1)
  })

  it('that saves for one person no longer has packs of anybody else', async () => {
    for (const user_id of [1, 2, 12]) await keepPack(user_id)
    cached.set('pankh-pack-12-event-9', new Map())
    await notePerson(asha)
    expect(await packsOf(1)).toHaveLength(1)
    expect(await Promise.all([packsOf(2), packsOf(12)])).toEqual([[], []])
    expect([...cached.keys()]).toEqual([PAGES_CACHE])
  })

  it('has nothing of a person who logged out', async () => {
    await notePerson(asha)
    await save(1)
    await keepMutation(waitingMutation('POST /v2/resource/like/', { user_id: 1 }))
    await forgetPerson(1)
    expect(await packsOf(1)).toEqual([])
    expect(await mutationsOf(1)).toEqual([])
    expect(await personOfDevice()).toBeUndefined()
    expect([...cached.keys()]).toEqual([])
  })
})

describe('how pages are read here', () => {
  const large = { language: 'hi', reading: '2' }

  it.each([
    ['somebody who is here', asha, 1, true],
    ['a visitor', null, null, true],
    ['somebody who left', null, 1, false],
    ['somebody who gave way to another', ravi, 1, false],
    ['a visitor before somebody came', asha, null, false],
  ] as const)('is noted of %s or not', async (_, here, reader, isNoted) => {
    await notePerson(here)
    await noteLook({ language: 'en', reading: '' })
    expect(await noteLook(large, reader)).toBe(isNoted)
    expect(await lookOfDevice()).toEqual(isNoted ? large : { language: 'en', reading: '' })
  })
})

describe('a pack on its way', () => {
  it.each([
    ['logged out', () => forgetPerson(1)],
    ['gave way to another', () => notePerson(ravi)],
  ])('is not saved once its person %s', async (_, leave) => {
    await notePerson(asha)
    vi.stubGlobal('fetch', async () => {
      await leave()
      return new Response('file')
    })
    await expect(save(1)).rejects.toMatchObject({ problem: 'stopped' })
    expect(await packsOf(1)).toEqual([])
    expect([...cached.keys()].filter((name) => name.startsWith('pankh-pack-'))).toEqual([])
  })

  it('is saved on a page that has not noted its person yet', async () => {
    await save(1)
    expect(await packsOf(1)).toHaveLength(1)
  })
})
