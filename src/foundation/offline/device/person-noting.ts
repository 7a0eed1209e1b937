import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { notePerson } from './device-person.ts'

let noting: Promise<void> = Promise.resolve()
let isOver = false

/** Stores on this device whom the server named to this tab, but not once that person is leaving. */
export function startNoting(viewer: UserDetails | null): Promise<void> {
  if (!isOver) noting = notePerson(viewer)
  return noting
}

/** Resolves once the device knows whom the server named last. */
export const personNoted = (): Promise<void> => noting

/** This tab's person is leaving: waits for the last write, and allows no further one. */
export function endNoting(): Promise<void> {
  isOver = true
  return noting
}
