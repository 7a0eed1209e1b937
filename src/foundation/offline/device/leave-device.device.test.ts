import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { stubCaches } from '../testing/device-caches.ts'
import { personOfDevice } from './device-person.ts'

const asha = { user_id: 1 } as UserDetails

/** A new tab with its own module state. */
async function openTab() {
  vi.resetModules()
  const { startNoting } = await import('./person-noting.ts')
  const { leaveDevice } = await import('./leave-device.ts')
  return { startNoting, leaveDevice }
}

beforeEach(() => {
  stubCaches()
})

it('leaves nobody on the device', async () => {
  const { startNoting, leaveDevice } = await openTab()
  await startNoting(asha)
  expect(await personOfDevice()).toEqual(asha)
  await leaveDevice(1)
  expect(await personOfDevice()).toBeUndefined()
})

it('leaves nobody where the page was about to say who is here', async () => {
  const { startNoting, leaveDevice } = await openTab()
  const noting = startNoting(asha)
  await Promise.all([leaveDevice(1), noting])
  expect(await personOfDevice()).toBeUndefined()
})

it('leaves nobody where the page says who is here while it is left', async () => {
  const { startNoting, leaveDevice } = await openTab()
  await leaveDevice(1)
  await startNoting(asha)
  expect(await personOfDevice()).toBeUndefined()
})
