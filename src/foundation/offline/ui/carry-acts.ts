import type { Carrier, WireRequest } from '#contract/client.ts'
import type { Failure } from '#contract/wire.ts'
import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { m } from '#messages/messages.js'
import { personOfDevice } from '../device/device-person.ts'
import type { WaitingAct } from '../device/device-store.ts'
import { KEPT_AT } from '../device/kept-pages.ts'
import { actsOf, keepAct } from '../device/outbox.ts'
import { sendAct } from '../device/send-act.ts'
import { sendWaiting } from '../device/send-waiting.ts'
import { WAITING_CALLS, type WaitingCall } from '../offline-values.contract.ts'
import { tellDevice } from './device-news.ts'

let person: UserDetails | null = null

/** Whose acts this tab's are. */
export function setPersonOfTab(viewer: UserDetails | null): void {
  person = viewer
}

/** Whether the page came from this device, not from the line. */
export const isKeptCopy = (): boolean => document.documentElement.hasAttribute(KEPT_AT)

/** Calls as they were, but what a person does without a line waits on this device, in order. */
export const carryActs =
  (plain: Carrier): Carrier =>
  async (request) => {
    const name = `${request.method} ${request.url}`
    if (name === 'GET /user/session/') return carrySession(plain, request)
    return person && isWaitingCall(name) ? carryAct(name, request, person.user_id) : plain(request)
  }

const isWaitingCall = (name: string): name is WaitingCall => WAITING_CALLS.some((call) => call === name)

/** A copy that is read without a line is read by whoever was signed in here last. */
async function carrySession(plain: Carrier, request: WireRequest) {
  try {
    return await plain(request)
  } catch (fault) {
    const known = isKeptCopy() ? await personOfDevice() : undefined
    if (!known) throw fault
    return { status: 200, body: { success: true, data: known } }
  }
}

async function carryAct(call: WaitingCall, request: WireRequest, user_id: number) {
  const act: WaitingAct = {
    user_id,
    key: crypto.randomUUID(),
    call,
    body: request.body,
    language: document.documentElement.lang,
    where: { title: document.querySelector('h1')?.textContent ?? '', address: window.location.pathname },
    tries: 0,
  }
  const hasOlder = (await actsOf(user_id)).some(({ refused }) => refused === undefined)
  if (!hasOlder) {
    const answer = await sendAct(act).catch(() => undefined)
    if (answer) return answer
  }
  // Where nothing can be kept this throws, and the call has failed as it did before.
  await keepAct(act)
  tellDevice()
  if (hasOlder && navigator.onLine) {
    const { answers } = await sendWaiting(user_id)
    tellDevice()
    const answer = answers.get(act.key)
    if (answer) return answer
  }
  void askForSync()
  return { status: 202, body: waits() }
}

/** In the form of a failure: what the call would have answered is not known yet. */
const waits = (): Failure => ({
  success: false,
  status: 202,
  is_waiting: true,
  data: { message: m.offline_waits() },
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
