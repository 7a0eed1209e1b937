import type { UserDetails } from '#foundation/accounts/accounts.contract.ts'
import { deviceStore, fromDevice, type Pack } from './device-store.ts'
import { inTurn } from './in-turn.ts'

export const packName = (of: { user_id: number; kind: Pack['kind']; thing: number }): string =>
  `${of.user_id}-${of.kind}-${of.thing}`

const CACHE = 'pankh-pack-'
/** The name of the cache with a pack's files. */
export const packCache = (name: string): string => `${CACHE}${name}`

export const packsOf = (user_id: number): Promise<Pack[]> =>
  fromDevice((store) => store.getAllFromIndex('packs', 'user', user_id), [])

export const packOf = (name: string): Promise<Pack | undefined> =>
  fromDevice((store) => store.get('packs', name), undefined)

/**
 * Writes the pack if `isRight` accepts the device's person; otherwise they have logged out. Returns whether it was
 * written.
 * @throws if the browser stores nothing or is full
 */
export async function writePack(
  pack: Pack,
  isRight: (person: UserDetails | undefined) => boolean,
): Promise<boolean> {
  const of = (await deviceStore()).transaction(['person', 'packs'], 'readwrite')
  const isWritten = isRight(await of.objectStore('person').get('now'))
  if (isWritten) await Promise.all([of.objectStore('packs').put(pack), of.done])
  return isWritten
}

export async function removePack(name: string): Promise<void> {
  await fromDevice((store) => store.delete('packs', name), undefined)
  await dropCache(packCache(name))
}

/** Removes a person's packs, and leftovers of a tab that was closed while saving. */
export async function removePacksOf(user_id: number): Promise<void> {
  for (const { name } of await packsOf(user_id)) await removePack(name)
  for (const name of await cacheNames()) if (name.startsWith(packCache(`${user_id}-`))) await dropCache(name)
}

/** Removes everyone's packs except this person's; all of them if nobody is logged in. */
export async function removePacksOfOthers(user_id: number | undefined): Promise<void> {
  const isOther = (name: string) => user_id === undefined || !name.startsWith(`${user_id}-`)
  for (const name of await fromDevice((store) => store.getAllKeys('packs'), []))
    if (isOther(name)) await removePack(name)
  for (const name of await cacheNames())
    if (name.startsWith(CACHE) && isOther(name.slice(CACHE.length))) await dropCache(name)
}

/** Deletes the caches of incomplete packs, which no list contains. One that any tab is saving is complete by its turn. */
export async function sweepHalfPacks(): Promise<void> {
  for (const cache of await cacheNames()) {
    if (!cache.startsWith(CACHE)) continue
    await inTurn(cache, async () => {
      const count = (name: string) => fromDevice((store) => store.count('packs', name), undefined)
      if ((await count(cache.slice(CACHE.length))) === 0) await dropCache(cache)
    })
  }
}

const cacheNames = (): Promise<string[]> =>
  'caches' in globalThis ? caches.keys().catch(() => []) : Promise.resolve([])

async function dropCache(name: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(name).catch(() => false)
}
