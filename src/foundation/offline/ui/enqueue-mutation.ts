import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import type { WaitingMutation } from '../device/device-store.ts'
import { isDraft, keepMutation, mutationAt, removeMutation } from '../device/outbox.ts'
import { type SentAnswer, sendMutation } from '../device/send-mutation.ts'
import { sendWaiting } from '../device/send-waiting.ts'
import { tellDevice } from './device-news.ts'

/** Nobody looks at a busy button for longer: what is kept goes on by itself. */
const PATIENCE_MS = 30_000
/** HTTP's "Insufficient Storage". */
const NOT_KEPT = 507

type StoredMutation = WaitingMutation & { id: number }

/**
 * Kept before its first try, so that a tab may be closed meanwhile, and sent behind what waits already, so that nothing
 * overtakes. Its caller gets the answer; without one in time it waits.
 */
export async function enqueueMutation(mutation: WaitingMutation): Promise<SentAnswer> {
  const id = await keepMutation(mutation).catch(() => undefined)
  // Where nothing can be kept the mutation is sent as other calls are.
  if (id === undefined) return (await tryToSend(mutation)) ?? { status: NOT_KEPT, body: notKept() }
  const answer = navigator.onLine ? await answerInTime({ ...mutation, id }) : undefined
  if (answer) return answer
  tellDevice()
  void askForSync()
  return { status: 202, body: waits() }
}

const tryToSend = (mutation: WaitingMutation) => sendMutation(mutation).catch(() => undefined)

async function answerInTime(mutation: StoredMutation): Promise<SentAnswer | undefined> {
  let isLate = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => {
      isLate = true
      resolve(undefined)
    }, PATIENCE_MS)
  })
  const inTime = sendInTurn(mutation).then(async (answer) => {
    if (answer && isSettled(mutation, answer, isLate)) await removeMutation(mutation.id)
    return answer
  })
  return Promise.race([inTime, late]).finally(() => clearTimeout(timer))
}

/**
 * What was refused stays in the list only where this tab did not show it. A draft stays: it is all there is of the
 * words.
 */
const isSettled = (mutation: WaitingMutation, { status }: SentAnswer, isLate: boolean): boolean =>
  status < 400 || (!isLate && !isDraft(mutation))

async function sendInTurn(mutation: StoredMutation): Promise<SentAnswer | undefined> {
  const { answers, isSignedOut } = await sendWaiting(mutation.user_id)
  const answer = answers.get(mutation.key)
  if (answer) return answer
  const left = await mutationAt(mutation.id)
  const waitsStill = left?.refused === undefined && left?.tries === 0 && !isSignedOut
  // A draft that is gone was taken back, or a later one took its place.
  if (waitsStill || (!left && isDraft(mutation))) return undefined
  // Sent by another tab or the worker, or our side could not take it. It is done once by its key: this gives its
  // answer.
  return tryToSend(mutation)
}

/**
 * No network, and no room on the device either, or a browser that keeps nothing: what was written stays where it is.
 */
function notKept() {
  const message = m.offline_not_saved()
  return { success: false, data: { message }, errors: [{ code: 'NotKept', message }] }
}

/** The answer to a call that waits. It is a failure, since what the server will answer is not known yet. */
const waits = (): Failure => ({
  success: false,
  status: 202,
  is_waiting: true,
  data: { message: m.offline_will_send() },
  errors: [],
})

interface WithSync {
  sync?: { register(tag: string): Promise<void> }
}

/** The browser may send it without a page, where it can. */
async function askForSync(): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration().catch(() => undefined)) as
    | WithSync
    | undefined
  await worker?.sync?.register('pankh-outbox').catch(() => undefined)
}
