import pLimit from 'p-limit'
import type { Viewers } from '#foundation/accounts/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Once } from '#platform/http/serve.ts'
import { IDEMPOTENCY_HEADER, readIdempotencyKey } from '../offline.contract.ts'
import { InvalidIdempotencyKey, MutationOfAnother } from './offline.errors.ts'
import { claimMutation, selectSentMutation, writeAnswer } from './sent-mutations.queries.ts'

interface OnceParts {
  db: Db
  clock: Clock
  viewers: Viewers
  /** Database connections. Mutations with a key use at most half, because handling one may need a second connection. */
  connections: number
}

/**
 * Does a mutation with a key once: effect and response are written in one transaction, so a repeated or concurrent
 * request gets the first one's response. A refused mutation leaves no trace and is tried afresh.
 */
export function sendOnce({ db, clock, viewers, connections }: OnceParts): Once {
  const inLine = pLimit(Math.max(1, Math.floor(connections / 2)))
  return async ({ request, reply, name, isRepeatable }, work) => {
    const header = request.headers[IDEMPOTENCY_HEADER]
    if (header === undefined) return work(db)
    const mutation = readIdempotencyKey(String(header))
    if (!mutation) throw new InvalidIdempotencyKey()
    const viewer = await viewers.loggedIn({ request, reply })
    if (viewer.id !== mutation.user_id) throw new MutationOfAnother()
    if (isRepeatable) return work(db)
    return inLine(() =>
      db.transaction(async (tx) => {
        if (await claimMutation(tx, { ...mutation, call: name, now: clock.now() })) {
          const outcome = await work(tx)
          await writeAnswer(tx, mutation, outcome)
          return outcome
        }
        const sent = await selectSentMutation(tx, mutation)
        if (sent?.call !== name) throw new InvalidIdempotencyKey()
        return sent.body as never
      }),
    )
  }
}
