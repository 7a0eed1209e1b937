import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#contract/durations.ts'
import { m } from '#messages/messages.js'
import type { Database } from '../db/database.ts'
import { NamedError } from '../errors/named-error.ts'
import type { Limit } from './define-limit.ts'
import { networkOf } from './network-of.ts'

export { boundsOf, definedLimit, definedLimits, defineLimit, type Limit } from './define-limit.ts'
export { networkOf } from './network-of.ts'

/** The numbers that administrators set instead of a limit's own. */
export type NumbersOf = (name: string) => { tries: number; seconds: number } | undefined

export class TooManyRequests extends NamedError {
  readonly retryAfterSeconds: number

  constructor(retryAfterSeconds: number, message: string = m.error_too_many_requests()) {
    super('TooManyRequests', 429, message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export class TooManyTries extends TooManyRequests {
  constructor(retryAfterSeconds: number) {
    super(retryAfterSeconds, waitMessage(retryAfterSeconds))
  }
}

/** Hours and days, both rounded up, are never one: shorter times are said in the smaller unit. */
function waitMessage(seconds: number): string {
  const wait = seconds * 1_000
  if (wait > 2 * DAY_MS) return m.error_too_many_tries_days({ days: Math.ceil(wait / DAY_MS) })
  if (wait > 1.5 * HOUR_MS) return m.error_too_many_tries_hours({ hours: Math.ceil(wait / HOUR_MS) })
  return m.error_too_many_tries({ minutes: Math.max(1, Math.ceil(wait / MINUTE_MS)) })
}

export interface Limits {
  /**
   * Counts one try. Code that guards a secret takes its try before it checks, and clears the tries after a success.
   * @throws TooManyTries if it exceeds the limit
   */
  take(limit: Limit, key: string): Promise<void>
  /** Forgets the tries of a key. */
  clear(limit: Limit, key: string): Promise<void>
}

/** A timer clears counters in memory; a longer timer would fire at once. */
const LONGEST_TIMER_SECONDS = Math.floor(2 ** 31 / 1_000) - 1

/** The limiters of each database, so that tests can forget what was counted in memory. */
const limitersOf = new WeakMap<object, Map<string, RateLimiterAbstract>>()

/** Forgets the tries counted in memory; those on PostgreSQL are rows. */
export const forgetTries = (database: Pick<Database, 'pool'>): void => limitersOf.get(database)?.clear()

/** Counters shared by all processes on PostgreSQL; in memory with the embedded database, which serves one process. */
export function createLimits(
  database: Pick<Database, 'pool'>,
  numbersOf: NumbersOf = () => undefined,
): Limits {
  const limiters = new Map<string, RateLimiterAbstract>()
  limitersOf.set(database, limiters)
  const now = (limit: Limit) => ({ name: limit.name, ...(numbersOf(limit.name) ?? limit) })
  return {
    async take(limit, key) {
      const { name, tries, seconds } = now(limit)
      if (tries === 0) return
      try {
        await limiterOf({ name, tries, seconds }).consume(hashed(key))
      } catch (refusal) {
        throw asTooManyTries(refusal)
      }
    },
    async clear(limit, key) {
      const { name, tries, seconds } = now(limit)
      if (tries > 0) await limiterOf({ name, tries, seconds }).delete(hashed(key))
    },
  }

  /** The limiter for a name, with its current numbers. Tries counted before still count. */
  function limiterOf(of: { name: string; tries: number; seconds: number }): RateLimiterAbstract {
    const limiter = limiters.get(of.name) ?? newLimiter(of)
    limiters.set(of.name, limiter)
    limiter.points = of.tries
    limiter.duration = durationOf(of.seconds)
    return limiter
  }

  function newLimiter({ name, tries, seconds }: { name: string; tries: number; seconds: number }) {
    const options = { keyPrefix: name, points: tries, duration: durationOf(seconds) }
    return database.pool
      ? new RateLimiterPostgres({
          ...options,
          storeClient: database.pool,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
        })
      : new RateLimiterMemory(options)
  }

  function durationOf(seconds: number): number {
    return database.pool ? seconds : Math.min(seconds, LONGEST_TIMER_SECONDS)
  }
}

/** Addresses of people and of their devices are only stored hashed. */
function hashed(key: string): string {
  return createHash('sha256').update(networkOf(key)).digest('base64url').slice(0, 32)
}

function asTooManyTries(refusal: unknown): unknown {
  if (!(refusal instanceof RateLimiterRes)) return refusal
  return new TooManyTries(Math.max(1, Math.ceil(refusal.msBeforeNext / 1_000)))
}
