import pLimit from 'p-limit'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { Overloaded } from '#platform/errors/overloaded.ts'
import { TooManyRequests } from '#platform/limits/limits.ts'
import { networkOf } from '#platform/limits/network-of.ts'

/**
 * What one address (of IPv6 one network) may have rendered: pages that lie in no cache, which cost far more than a
 * call.
 */
interface RenderBudget {
  /**
   * @throws TooManyRequests if nothing is left; counts nothing, so that waiting for another's page costs nothing
   */
  expectLeft(address: string): Promise<void>
  count(address: string): Promise<void>
}

/** @param perMinute 0 for no limit */
export function createRenderBudget(perMinute: number): RenderBudget {
  if (perMinute === 0) return { expectLeft: async () => undefined, count: async () => undefined }
  const limiter = new RateLimiterMemory({ points: perMinute, duration: 60 })
  return {
    async expectLeft(address) {
      const state = await limiter.get(networkOf(address))
      if (state && state.remainingPoints <= 0)
        throw new TooManyRequests(Math.ceil(state.msBeforeNext / 1_000))
    },
    async count(address) {
      await limiter.penalty(networkOf(address))
    },
  }
}

/** More at once would share one processor and wait for each other's database connections. */
const RENDERED_AT_ONCE = 4

/** The last of so many pages waits a few seconds; a person who waits longer tries again. */
const MOST_WAITING = 200

/**
 * Renders a few pages at once and lets the others wait before they use anything, so that none of them fails because
 * the connections are taken.
 *
 * @throws Overloaded when too many wait already
 */
export function createRenderLine(): <T>(render: () => Promise<T>) => Promise<T> {
  const inLine = pLimit(RENDERED_AT_ONCE)
  return async (render) => {
    if (inLine.pendingCount >= MOST_WAITING) throw new Overloaded()
    return inLine(render)
  }
}
