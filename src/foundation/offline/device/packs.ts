import { deviceStore, fromDevice, type Pack } from './device-store.ts'

export const packName = (of: { user_id: number; kind: Pack['kind']; thing: number }): string =>
  `${of.user_id}-${of.kind}-${of.thing}`

const CACHE = 'pankh-pack-'
/** The cache of a pack's files. */
export const packCache = (name: string): string => `${CACHE}${name}`

export const packsOf = (user_id: number): Promise<Pack[]> =>
  fromDevice((store) => store.getAllFromIndex('packs', 'user', user_id), [])

export const packOf = (name: string): Promise<Pack | undefined> =>
  fromDevice((store) => store.get('packs', name), undefined)

/** @throws where the browser keeps nothing or is full */
export async function writePack(pack: Pack): Promise<void> {
  await (await deviceStore()).put('packs', pack)
}

export async function removePack(name: string): Promise<void> {
  await fromDevice((store) => store.delete('packs', name), undefined)
  await dropCache(packCache(name))
}

/** Also what was left by a tab that was closed while it saved. */
export async function removePacksOf(user_id: number): Promise<void> {
  for (const { name } of await packsOf(user_id)) await removePack(name)
  for (const name of await cacheNames()) if (name.startsWith(packCache(`${user_id}-`))) await dropCache(name)
}

/** Half packs, which no list names. */
export async function sweepHalfPacks(isBeingSaved: (name: string) => boolean): Promise<void> {
  const names = await fromDevice((store) => store.getAllKeys('packs'), undefined)
  if (!names) return
  const whole = new Set(names.map(packCache))
  for (const cache of await cacheNames()) {
    const isHalf = cache.startsWith(CACHE) && !whole.has(cache)
    if (isHalf && !isBeingSaved(cache.slice(CACHE.length))) await dropCache(cache)
  }
}

const cacheNames = (): Promise<string[]> =>
  'caches' in globalThis ? caches.keys().catch(() => []) : Promise.resolve([])

async function dropCache(name: string): Promise<void> {
  if ('caches' in globalThis) await caches.delete(name).catch(() => false)
}
