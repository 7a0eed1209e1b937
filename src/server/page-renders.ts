import pLimit from 'p-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Overloaded } from '#platform/errors/overloaded.ts'
import { TooManyRequests } from '#platform/limits/limits.ts'
import { networkOf } from '#platform/limits/network-of.ts'

/**
 * Limits how many uncached pages are rendered for one address (for IPv6, one network): they cost far more than a call.
 */
interface RenderBudget {
  /**
   * Counts nothing, so that waiting for a page that is already being rendered is free.
   * @throws TooManyRequests if nothing is left, with this message
   */
  expectLeft(address: string, message?: string): Promise<void>
  count(address: string): Promise<void>
}

/** @param perMinute 0 means no limit */
export function createRenderBudget(perMinute: number): RenderBudget {
  if (perMinute === 0) return { expectLeft: async () => undefined, count: async () => undefined }
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return {
    async expectLeft(address, message) {
      const state = await limiter.get(networkOf(address))
      if (state && state.remainingPoints <= 0)
        throw new TooManyRequests(Math.ceil(state.msBeforeNext / 1_000), message)
    },
    async count(address) {
      await limiter.penalty(networkOf(address))
    },
  }
}

/** More at once would only share one processor and wait for each other's database connections. */
const RENDERED_AT_ONCE = 4

/** The last page in this queue waits a few seconds; a person who waits longer tries again. */
const MOST_WAITING = 200

/**
 * Renders a few pages at once; the others wait before they use any resource, so that none fails because all connections
 * are in use.
 *
 * @throws Overloaded if too many are waiting
 */
export function createRenderLine(): <T>(render: () => Promise<T>) => Promise<T> {
  const inLine = pLimit(RENDERED_AT_ONCE)
  return async (render) => {
    if (inLine.pendingCount >= MOST_WAITING) throw new Overloaded()
    return inLine(render)
  }
}
