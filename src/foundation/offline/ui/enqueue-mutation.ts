import type { Failure } from '#contract/wire.ts'
import { m } from '#messages/messages.js'
import type { WaitingMutation } from '../device/device-store.ts'
import { isDraft, keepMutation, mutationAt, removeMutation } from '../device/outbox.ts'
import { type SentAnswer, sendMutation } from '../device/send-mutation.ts'
import { sendWaiting } from '../device/send-waiting.ts'
import { publishDevice } from './device-news.ts'

/** The longest that a button stays busy; a stored mutation continues in the background. */
const PATIENCE_MS = 30_000
/** HTTP "Insufficient Storage". */
const NOT_KEPT = 507

type StoredMutation = WaitingMutation & { id: number }

/**
 * Stores a mutation before its first try, so that the tab may be closed, and sends it after those already waiting. The
 * caller gets the response; if none comes in time, the mutation waits.
 */
export async function enqueueMutation(mutation: WaitingMutation): Promise<SentAnswer> {
  const id = await keepMutation(mutation).catch(() => undefined)
  // If nothing can be stored, the mutation is sent like other calls.
  if (id === undefined) return (await tryToSend(mutation)) ?? { status: NOT_KEPT, body: notKept() }
  const answer = navigator.onLine ? await answerInTime({ ...mutation, id }) : undefined
  if (answer) return answer
  publishDevice()
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
 * A refused mutation stays in the list only if this tab didn't show the refusal. A refused draft stays, because it's
 * the only copy of the text.
 */
const isSettled = (mutation: WaitingMutation, { status }: SentAnswer, isLate: boolean): boolean =>
  status < 400 || (!isLate && !isDraft(mutation))

async function sendInTurn(mutation: StoredMutation): Promise<SentAnswer | undefined> {
  const { answers, isLoggedOut } = await sendWaiting(mutation.user_id)
  const answer = answers.get(mutation.key)
  if (answer) return answer
  const left = await mutationAt(mutation.id)
  const waitsStill = left?.refused === undefined && left?.tries === 0 && !isLoggedOut
  // A missing draft was discarded or replaced by a newer one.
  if (waitsStill || (!left && isDraft(mutation))) return undefined
  // Another tab or the worker sent it, or the server couldn't take it. Its key makes a second try safe and returns its
  // response.
  return tryToSend(mutation)
}

/** No network, and the device is full or the browser stores nothing. The form keeps its text. */
function notKept() {
  const message = m.offline_not_saved()
  return { success: false, data: { message }, errors: [{ code: 'NotKept', message }] }
}

/** The response to a call that waits: a failure, because the server's response isn't known yet. */
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

/** Where supported, the browser may send it without an open page. */
async function askForSync(): Promise<void> {
  const worker = (await navigator.serviceWorker?.getRegistration().catch(() => undefined)) as
    | WithSync
    | undefined
  await worker?.sync?.register('pankh-outbox').catch(() => undefined)
}
