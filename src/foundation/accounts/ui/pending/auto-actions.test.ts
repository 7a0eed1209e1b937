import { beforeEach, expect, it, vi } from 'vitest'
import type { Api } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import { defineAutoAction, resumePendingAction } from './auto-actions.ts'
import {
  dropPendingAction,
  PENDING_FOR_MS,
  readPendingAction,
  releasePendingAction,
  storePendingAction,
  type TabMemory,
} from './pending-action.ts'

const asha = { user_id: 1 }
const meera = { user_id: 2 }
const NOW = 1_000_000
const api = (() => Promise.reject(new Error('the network is not used here'))) as unknown as Api

const run = vi.fn(async (_api: Api, input: { id: number }) => ({
  success: true as const,
  toast: `You like resource ${input.id}.`,
}))
defineAutoAction({ name: 'like', reason: () => 'We like it right after.', run })

let memory: TabMemory
beforeEach(() => {
  run.mockClear()
  memory = tabMemory()
})

const like = (name = 'like') => storePendingAction({ name, input: { id: 7 } }, memory, NOW)
const resume = (viewer: { user_id: number }, now = NOW) => resumePendingAction(api, viewer, memory, now)

it('does the pending action after a log-in of this tab, once', async () => {
  like()
  releasePendingAction(memory, NOW)
  const [first, second] = await Promise.all([resume(asha), resume(asha)])
  expect(first).toEqual({ success: true, toast: 'You like resource 7.' })
  expect(second).toBeUndefined()
  expect(run).toHaveBeenCalledExactlyOnceWith(api, { id: 7 })
})

it('does nothing when someone was logged in by other means', async () => {
  like()
  expect(await resume(asha)).toBeUndefined()
  releasePendingAction(memory, NOW)
  await resume(asha)
  expect(run).not.toHaveBeenCalled()
})

it('forgets after an hour', async () => {
  like()
  releasePendingAction(memory, NOW)
  expect(await resume(asha, NOW + PENDING_FOR_MS)).toBeUndefined()
  expect(run).not.toHaveBeenCalled()
  expect(readPendingAction(memory, NOW)).toBeUndefined()
})

it('forgets at log-out', async () => {
  like()
  releasePendingAction(memory, NOW)
  dropPendingAction(memory)
  await resume(asha)
  expect(run).not.toHaveBeenCalled()
})

it('leaves a refusal to the page that shows it beside its cause', async () => {
  const failure: Failure = { success: false, status: 409, data: { message: 'It is full.' }, errors: [] }
  const places: number[] = []
  defineAutoAction<{ id: number }>({
    name: 'register',
    reason: () => '',
    run: async () => failure,
    showRefusal: ({ id }) => places.includes(id),
  })
  const refusedAt = async (...shown: number[]) => {
    places.splice(0, places.length, ...shown)
    like('register')
    releasePendingAction(memory, NOW)
    return resume(asha)
  }
  expect(await refusedAt(7)).toBeUndefined()
  expect(await refusedAt(8)).toBe(failure)
})

it('waits for a page that is not loaded yet, for the same person only', async () => {
  like('an action of a page that is not loaded')
  releasePendingAction(memory, NOW)
  expect(await resume(asha)).toBeUndefined()
  defineAutoAction({ name: 'an action of a page that is not loaded', reason: () => '', run })
  expect(await resume(meera)).toBeUndefined()
  expect(await resume(asha)).toBeUndefined()
  expect(run).not.toHaveBeenCalled()
})

it('keeps the last of several', async () => {
  like('other')
  like()
  releasePendingAction(memory, NOW)
  await resume(asha)
  expect(run).toHaveBeenCalledTimes(1)
})

function tabMemory(): TabMemory {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
