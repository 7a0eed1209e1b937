import { inTurn } from './in-turn.ts'
import { PAGES_CACHE } from './kept-pages.ts'

/** Takes away the copies of pages that somebody opened: their addresses tell what was looked for. */
export async function forgetKeptPages(): Promise<void> {
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
