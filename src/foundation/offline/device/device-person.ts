import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { fromDevice, type Look } from './device-store.ts'
import { inTurn } from './in-turn.ts'
import { PAGES_CACHE } from './offline-copies.ts'
import { forgetMutationsOf } from './outbox.ts'
import { removePacksOf, removePacksOfOthers } from './packs.ts'

/** The person logged in here when the network was last available. */
export const personOfDevice = (): Promise<UserDetails | undefined> =>
  fromDevice((store) => store.get('person', 'now'), undefined)

export const lookOfDevice = (): Promise<Look | undefined> =>
  fromDevice((store) => store.get('look', 'now'), undefined)

/**
 * Stores how a reader prefers pages; `reader` undefined means whoever is here. False if that person has left this
 * device.
 */
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
 * Stores whom the server named as logged in. Removes other people's packs, and the pages that the previous person
 * opened.
 * Their unsent mutations stay, hidden from others, until they log in again or log out.
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

/** Removes everything of this person from the device at log-out. A save still under way finds nobody to save for. */
export async function forgetPerson(user_id: number): Promise<void> {
  await fromDevice((store) => store.delete('person', 'now'), undefined)
  await removePacksOf(user_id)
  await forgetMutationsOf(user_id)
  await forgetWhatWasRead()
}

/** Forgets the pages that a person opened, and their reading preferences. */
async function forgetWhatWasRead(): Promise<void> {
  await forgetCopies()
  const look = await lookOfDevice()
  if (look) await noteLook({ ...look, reading: '' })
}

/** Deletes offline copies of pages: their addresses reveal what someone looked for. */
async function forgetCopies(): Promise<void> {
  if (!('caches' in globalThis)) return
  try {
    await inTurn(PAGES_CACHE, forget)
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

async function forget(): Promise<void> {
  await caches.delete(PAGES_CACHE)
  // Workbox records by address when each copy was made.
  const { CacheExpiration } = await import('workbox-expiration')
  await new CacheExpiration(PAGES_CACHE, { maxEntries: 1 }).delete()
}
