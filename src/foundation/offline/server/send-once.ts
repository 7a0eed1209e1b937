import pLimit from 'p-limit'
import type { Viewers } from '#foundation/accounts/server/index.ts'
import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Once } from '#platform/http/serve.ts'
import { ACT_HEADER, readActKey } from '../offline.contract.ts'
import { ActOfAnother, InvalidActKey } from './offline.errors.ts'
import { claimAct, selectSentAct, writeAnswer } from './sent-acts.queries.ts'

interface OnceParts {
  db: Db
  clock: Clock
  viewers: Viewers
  /** Connections to the database, of which keyed acts take half at most: the rest of an act may need another one. */
  connections: number
}

/**
 * Does an act with a key once: effect and answer are written in one transaction, so a repeated or concurrent request
 * gets the answer of the first. A refused act leaves nothing and is judged anew.
 */
export function sendOnce({ db, clock, viewers, connections }: OnceParts): Once {
  const inLine = pLimit(Math.max(1, Math.floor(connections / 2)))
  return async ({ request, reply, name, isRepeatable }, work) => {
    const header = request.headers[ACT_HEADER]
    if (header === undefined) return work(db)
    const act = readActKey(String(header))
    if (!act) throw new InvalidActKey()
    const viewer = await viewers.signedIn({ request, reply })
    if (viewer.id !== act.user_id) throw new ActOfAnother()
    if (isRepeatable) return work(db)
    return inLine(() =>
      db.transaction(async (tx) => {
        if (await claimAct(tx, { ...act, call: name, now: clock.now() })) {
          const outcome = await work(tx)
          await writeAnswer(tx, act, outcome)
          return outcome
        }
        const sent = await selectSentAct(tx, act)
        if (sent?.call !== name) throw new InvalidActKey()
        return sent.body as never
      }),
    )
  }
}
