import { forgetPerson } from './device-person.ts'
import { mutationsOf } from './outbox.ts'
import { endNoting } from './person-noting.ts'
import { sendWaiting } from './send-waiting.ts'

/** The longest that logging out waits for the device. */
const PATIENCE_MS = 4_000

const inTime = <T>(work: Promise<T>, otherwise: T): Promise<T> =>
  Promise.race([
    work.catch(() => otherwise),
    new Promise<T>((resolve) => setTimeout(() => resolve(otherwise), PATIENCE_MS)),
  ])

export async function countWaiting(user_id: number): Promise<number> {
  if ((await mutationsOf(user_id)).length === 0) return 0
  await inTime(sendWaiting(user_id, { isAsked: true }), undefined)
  return (await mutationsOf(user_id)).length
}

/** Removes everything of this person, even if the page hasn't stored yet who is here. */
export async function leaveDevice(user_id: number): Promise<void> {
  await inTime(
    endNoting().then(() => forgetPerson(user_id)),
    undefined,
  )
}
