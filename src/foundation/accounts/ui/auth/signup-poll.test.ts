import { beforeEach, expect, it, vi } from 'vitest'
import { POLL_EVERY_MS, startSignupPoll } from './signup-poll.ts'

beforeEach(() => void vi.useFakeTimers())

it('calls at once and is done when that succeeds', async () => {
  const update = vi.fn(async () => ({ success: true }))
  startSignupPoll(update)
  await vi.advanceTimersByTimeAsync(10 * POLL_EVERY_MS)
  expect(update).toHaveBeenCalledTimes(1)
})

it('calls every 10 s until it succeeds', async () => {
  const update = vi.fn(async () => ({ success: update.mock.calls.length === 3 }))
  startSignupPoll(update)
  await vi.advanceTimersByTimeAsync(0)
  expect(update).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(9_999)
  expect(update).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(update).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(10 * POLL_EVERY_MS)
  expect(update).toHaveBeenCalledTimes(3)
})

it('gives up after 7 retries', async () => {
  const update = vi.fn(async () => ({ success: false }))
  startSignupPoll(update)
  await vi.advanceTimersByTimeAsync(100 * POLL_EVERY_MS)
  expect(update).toHaveBeenCalledTimes(8)
})

it('stops when told', async () => {
  const update = vi.fn(async () => ({ success: false }))
  const poll = startSignupPoll(update)
  await vi.advanceTimersByTimeAsync(POLL_EVERY_MS)
  poll.stop()
  await vi.advanceTimersByTimeAsync(10 * POLL_EVERY_MS)
  expect(update).toHaveBeenCalledTimes(2)
})
