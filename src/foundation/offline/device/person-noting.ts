import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { notePerson } from './device-person.ts'

let noting: Promise<void> = Promise.resolve()
let isOver = false

/** Notes on this device whom the server named to this tab: not once its person leaves. */
export function startNoting(viewer: UserDetails | null): Promise<void> {
  if (!isOver) noting = notePerson(viewer)
  return noting
}

/** Once the device knows whom the server named last. */
export const personNoted = (): Promise<void> => noting

/** The person of this tab leaves: what it noted last is there then, and nothing is noted after it. */
export function endNoting(): Promise<void> {
  isOver = true
  return noting
}
