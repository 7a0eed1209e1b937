import { MINUTE_MS } from '#contract/durations.ts'
import { MUTATION_OF_ANOTHER } from '../offline.contract.ts'
import type { WaitingMutation } from './device-store.ts'
import { inTurn } from './in-turn.ts'
import { changeMutation, mutationsOf, removeMutation } from './outbox.ts'
import { type SentAnswer, sendMutation } from './send-mutation.ts'

const LOCK = 'pankh-outbox'
/** After this many failures of the server, a mutation only blocks later ones of its own call. */
const PATIENT_TRIES = 5
const LONGEST_REST_MS = 30 * MINUTE_MS

/** The result of sending the queue. */
export interface SentOff {
  /** Responses by mutation key. */
  answers: Map<string, SentAnswer>
  sent: number
  refused: number
  /** Something remains to be sent later: no network, or the server couldn't take it. */
  isCut: boolean
  /** Someone else is logged in, so nothing can be sent before the person logs in again. */
  isLoggedOut: boolean
}

type Outcome = 'done' | 'cut' | 'logged-out' | 'later'

/**
 * Sends a person's waiting mutations in order, one at a time, in one tab or worker only. Without locks in the browser,
 * the keys still prevent doubles.
 *
 * A mutation that the server couldn't take is retried after growing pauses; `isAsked` sends it now because a person
 * asked.
 */
export function sendWaiting(user_id: number, { isAsked = false } = {}): Promise<SentOff> {
  return inTurn(LOCK, async () => {
    const result: SentOff = { answers: new Map(), sent: 0, refused: 0, isCut: false, isLoggedOut: false }
    // Such as a like and then its removal, whose order matters.
    const heldUp = new Set<string>()
    for (const mutation of await mutationsOf(user_id)) {
      if (mutation.refused !== undefined || heldUp.has(mutation.call)) continue
      const isPutOff = !isAsked && isResting(mutation)
      const outcome = isPutOff ? 'later' : await sendOne(mutation, result)
      if (outcome === 'done') continue
      if (outcome === 'logged-out') result.isLoggedOut = true
      else result.isCut = true
      if (outcome !== 'later' || triesOf(mutation, isPutOff) < PATIENT_TRIES) break
      heldUp.add(mutation.call)
    }
    return result
  })
}

const triesOf = ({ tries }: WaitingMutation, isPutOff: boolean) => (isPutOff ? tries : tries + 1)

async function sendOne(mutation: WaitingMutation, result: SentOff): Promise<Outcome> {
  const answer = await sendMutation(mutation).catch(() => undefined)
  if (!answer) return 'cut'
  const { status, body } = answer
  if (status === 401 || isOfAnother(body)) return 'logged-out'
  if (isLater(status)) {
    await changeMutation(mutation, {
      tries: mutation.tries + 1,
      rests_until: Date.now() + restAfter(mutation.tries),
    })
    return 'later'
  }
  result.answers.set(mutation.key, answer)
  if (status >= 400) {
    result.refused += 1
    await changeMutation(mutation, { refused: sentenceOf(body) })
  } else {
    result.sent += 1
    if (mutation.id !== undefined) await removeMutation(mutation.id)
  }
  return 'done'
}

const isLater = (status: number) => status === 408 || status === 429 || status >= 500

/** 1, 2, 4 … 30 minutes. */
const restAfter = (tries: number) => Math.min(MINUTE_MS * 2 ** tries, LONGEST_REST_MS)

/** A device's clock may have been set back, so no pause counts for longer than the longest. */
function isResting({ rests_until = 0 }: WaitingMutation): boolean {
  const left = rests_until - Date.now()
  return left > 0 && left <= LONGEST_REST_MS
}

interface Refusal {
  data?: { message?: string }
  errors?: { code?: string }[]
}

const isOfAnother = (body: unknown) => (body as Refusal | null)?.errors?.[0]?.code === MUTATION_OF_ANOTHER
const sentenceOf = (body: unknown): string => (body as Refusal | null)?.data?.message ?? ''
