import type { WaitingAct } from './device-store.ts'
import { actsOf, removeAct, writeAct } from './outbox.ts'
import { type SentAnswer, sendAct } from './send-act.ts'

const LOCK = 'pankh-outbox'
/** After so many failures of ours an act is set aside, so that it holds up nothing behind it. */
const MOST_TRIES = 5

/** What came of what waited. */
export interface SentOff {
  /** Answers by the key of the act. */
  answers: Map<string, SentAnswer>
  sent: number
  refused: number
  /** Sends again later: no line, or our side is busy. */
  isCut: boolean
  /** The session is over: nothing can be sent before its person logs in again. */
  isSignedOut: boolean
}

/**
 * Sends what this person left waiting, one after the other, in order. One tab or worker at a time does it; where the
 * browser has no locks, the keys still have each act done once.
 */
export function sendWaiting(user_id: number): Promise<SentOff> {
  return inTurn(async () => {
    const result: SentOff = { answers: new Map(), sent: 0, refused: 0, isCut: false, isSignedOut: false }
    for (const act of await actsOf(user_id)) {
      if (act.refused !== undefined) continue
      await sendOne(act, result)
      if (result.isCut || result.isSignedOut) break
    }
    return result
  })
}

async function sendOne(act: WaitingAct, result: SentOff): Promise<void> {
  const answer = await sendAct(act).catch(() => undefined)
  if (!answer) {
    result.isCut = true
    return
  }
  const { status, body } = answer
  if (status === 401) {
    result.isSignedOut = true
  } else if (isLater(status) && act.tries + 1 < MOST_TRIES) {
    result.isCut = true
    await writeAct({ ...act, tries: act.tries + 1 })
  } else if (status >= 400) {
    result.refused += 1
    result.answers.set(act.key, answer)
    await writeAct({ ...act, refused: sentenceOf(body) })
  } else {
    result.sent += 1
    result.answers.set(act.key, answer)
    if (act.id !== undefined) await removeAct(act.id)
  }
}

const isLater = (status: number) => status === 408 || status === 429 || status >= 500

const sentenceOf = (body: unknown): string =>
  (body as { data?: { message?: string } } | undefined)?.data?.message ?? ''

function inTurn<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work()
}
