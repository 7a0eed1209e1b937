import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { fromDevice, type Look } from './device-store.ts'
import { forgetActsOf } from './outbox.ts'
import { removePacksOf } from './packs.ts'

/** Who was signed in here when the line was last there. */
export const personOfDevice = (): Promise<UserDetails | undefined> =>
  fromDevice((store) => store.get('person', 'now'), undefined)

export const lookOfDevice = (): Promise<Look | undefined> =>
  fromDevice((store) => store.get('look', 'now'), undefined)

export const noteLook = (look: Look): Promise<unknown> =>
  fromDevice((store) => store.put('look', look, 'now'), undefined)

/**
 * The server said who is signed in. What another person saved goes from this device; what they wrote and was not sent
 * stays theirs, seen and sent by nobody else, until they log in again or log out.
 */
export async function notePerson(viewer: UserDetails | null): Promise<void> {
  const before = await personOfDevice()
  if (before && before.user_id !== viewer?.user_id) await removePacksOf(before.user_id)
  await fromDevice(async (store) => {
    if (viewer) await store.put('person', viewer, 'now')
    else await store.delete('person', 'now')
  }, undefined)
}

/** At log-out: all that is this person's alone goes from the device. */
export async function forgetPerson(user_id: number): Promise<void> {
  await removePacksOf(user_id)
  await forgetActsOf(user_id)
  await fromDevice((store) => store.delete('person', 'now'), undefined)
}
