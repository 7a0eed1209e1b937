import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { fromDevice, type Look } from './device-store.ts'
import { inTurn } from './in-turn.ts'
import { PAGES_CACHE } from './offline-copies.ts'
import { forgetMutationsOf } from './outbox.ts'
import { removePacksOf, removePacksOfOthers } from './packs.ts'

/** Who was signed in here when the network was last there. */
export const personOfDevice = (): Promise<UserDetails | undefined> =>
  fromDevice((store) => store.get('person', 'now'), undefined)

export const lookOfDevice = (): Promise<Look | undefined> =>
  fromDevice((store) => store.get('look', 'now'), undefined)

/** How somebody reads here, and who: undefined for whoever it is. False where that person has left this device. */
export const noteLook = (look: Look, reader?: number | null): Promise<boolean> =>
  fromDevice(async (store) => {
    const noting = store.transaction(['person', 'look'], 'readwrite')
    const person = await noting.objectStore('person').get('now')
    const isHere = reader === undefined || (person?.user_id ?? null) === reader
    if (isHere) await noting.objectStore('look').put(look, 'now')
    await noting.done
    return isHere
  }, true)

/**
 * The server said who is signed in. What others saved, and what the one before opened, goes from this device; what they
 * wrote and was not sent stays theirs, seen and sent by nobody else, until they log in again or log out.
 */
export async function notePerson(viewer: UserDetails | null): Promise<void> {
  const before = await personOfDevice()
  await fromDevice(async (store) => {
    if (viewer) await store.put('person', viewer, 'now')
    else await store.delete('person', 'now')
  }, undefined)
  await removePacksOfOthers(viewer?.user_id)
  if (before && before.user_id !== viewer?.user_id) await forgetWhatWasRead()
}

/**
 * Removes all that is this person's alone from the device, at log-out. What is still being saved for them finds
 * nobody.
 */
export async function forgetPerson(user_id: number): Promise<void> {
  await fromDevice((store) => store.delete('person', 'now'), undefined)
  await removePacksOf(user_id)
  await forgetMutationsOf(user_id)
  await forgetWhatWasRead()
}

/** What a person opened, and how they read. */
async function forgetWhatWasRead(): Promise<void> {
  await forgetCopies()
  const look = await lookOfDevice()
  if (look) await noteLook({ ...look, reading: '' })
}

/** Takes away the copies of pages that somebody opened: their addresses tell what was looked for. */
async function forgetCopies(): Promise<void> {
  if (!('caches' in globalThis)) return
  try {
    await inTurn(PAGES_CACHE, forget)
  } catch {
    // Where the browser keeps nothing there is nothing to forget.
  }
}

async function forget(): Promise<void> {
  await caches.delete(PAGES_CACHE)
  // Workbox notes by their addresses when copies were made.
  const { CacheExpiration } = await import('workbox-expiration')
  await new CacheExpiration(PAGES_CACHE, { maxEntries: 1 }).delete()
}
