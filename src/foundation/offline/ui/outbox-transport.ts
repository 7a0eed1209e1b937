import type { Transport, WireRequest } from '#contract/client.ts'
import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { personOfDevice } from '../device/device-person.ts'
import { COPY_MADE_AT } from '../device/offline-copies.ts'
import { WAITING_CALLS, type WaitingCall } from '../offline.contract.ts'
import { enqueueMutation } from './enqueue-mutation.ts'
import { newMutation } from './new-mutation.ts'

/** Null for nobody; undefined until a response has said who it is. */
let person: UserDetails | null | undefined

/** Sets whose tab this is: mutations that wait are theirs. */
export function setPersonOfTab(viewer: UserDetails | null): void {
  person = viewer
}

/** Whether the page came from this device instead of the network. */
export const isOfflineCopy = (): boolean => document.documentElement.hasAttribute(COPY_MADE_AT)

/** Sends calls as before, but mutations go through the device's queue, in order. */
export const outboxTransport =
  (plain: Transport): Transport =>
  async (request) => {
    const name = `${request.method} ${request.url}`
    if (name === 'GET /user/session/') return answerSession(plain, request)
    if (!person || !isWaitingCall(name)) return plain(request)
    return enqueueMutation(newMutation({ user_id: person.user_id, call: name, body: request.body }))
  }

const isWaitingCall = (name: string): name is WaitingCall => WAITING_CALLS.some((call) => call === name)

/**
 * Answers who is logged in. Offline it's this tab's person, so that a retried page is still theirs; an offline copy is
 * read by the person last logged in here.
 */
async function answerSession(plain: Transport, request: WireRequest) {
  const answer = await plain(request).catch(() => undefined)
  if (answer && answer.status < 400) return answer
  const known = person ?? (isOfflineCopy() ? await personOfDevice() : undefined) ?? person
  if (known !== undefined) return { status: 200, body: { success: true, data: known } }
  if (!answer) throw new Error('no reply, and the person is unknown')
  return answer
}
