import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { m } from '#messages/messages.js'
import type { Database } from '../db/database.ts'
import { NamedError } from '../errors/named-error.ts'

/** So many tries in so many seconds, for each key. `tries: 0` is no limit. */
export interface Limit {
  /** Names the counter; the same in every process. */
  name: string
  tries: number
  seconds: number
}

export class TooManyTries extends NamedError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number) {
    super(
      'TooManyRequests',
      429,
      m.error_too_many_tries({ minutes: Math.max(1, Math.ceil(retryAfterSeconds / 60)) }),
    )
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface Limits {
  /**
   * Counts one try.
   * @throws TooManyTries when it was one too many
   */
  take(limit: Limit, key: string): Promise<void>
  /**
   * Counts nothing.
   * @throws TooManyTries when no try is left
   */
  expectLeft(limit: Limit, key: string): Promise<void>
  /** Forgets the tries of a key. */
  clear(limit: Limit, key: string): Promise<void>
}

/** What is kept in memory is forgotten by a timer, and a longer one would run out at once. */
const LONGEST_TIMER_SECONDS = Math.floor(2 ** 31 / 1_000) - 1

/** Counters over all processes on PostgreSQL; in memory where the embedded database serves one process alone. */
export function createLimits(database: Pick<Database, 'pool'>): Limits {
  const limiters = new Map<string, RateLimiterAbstract>()
  return {
    async take(limit, key) {
      if (limit.tries === 0) return
      try {
        await limiterOf(limit).consume(hashed(key))
      } catch (refusal) {
        throw asTooManyTries(refusal)
      }
    },
    async expectLeft(limit, key) {
      if (limit.tries === 0) return
      const state = await limiterOf(limit).get(hashed(key))
      if (state && state.consumedPoints >= limit.tries && state.msBeforeNext > 0) {
        throw asTooManyTries(state)
      }
    },
    async clear(limit, key) {
      if (limit.tries > 0) await limiterOf(limit).delete(hashed(key))
    },
  }

  function limiterOf({ name, tries, seconds }: Limit): RateLimiterAbstract {
    const known = limiters.get(name)
    if (known) return known
    const options = { keyPrefix: name, points: tries, duration: seconds }
    const limiter = database.pool
      ? new RateLimiterPostgres({
          ...options,
          storeClient: database.pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
        })
      : new RateLimiterMemory({ ...options, duration: Math.min(seconds, LONGEST_TIMER_SECONDS) })
    limiters.set(name, limiter)
    return limiter
  }
}

/** Addresses of people and of their machines are not kept as they are. */
function hashed(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 32)
}

function asTooManyTries(refusal: unknown): unknown {
  if (!(refusal instanceof RateLimiterRes)) return refusal
  return new TooManyTries(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)))
}
