import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type LaunchOptions, type Page, test } from '@playwright/test'
import { keyOf, PAGES_CACHE } from '#foundation/offline/device/offline-copies.ts'
import { addressOfCopy } from '#web/service-worker/page-of-address.ts'
import { expect, expectRunning, signUpByCall } from './journeys.ts'
import { pdfOf, shareResource } from './resource-steps.ts'
import { openNetwork, type WatchedNetwork } from './watched-network.ts'

/** A device, whose storage outlives its browser. */
interface Device {
  /** Opens the browser, with its storage. */
  start(): Promise<BrowserContext>
  network: WatchedNetwork
}

/** Playwright's test with a device whose browser can be closed and opened, and which allows the service worker. */
export const onDevice = test.extend<{ device: Device }>({
  device: async ({ launchOptions, baseURL, locale, timezoneId }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'pankh-device-'))
    const started: BrowserContext[] = []
    const { network, args: throughNetwork, close } = await openNetwork()
    await use({
      async start() {
        const args = [...(launchOptions.args ?? []), ...throughNetwork]
        const how = { launchOptions: { ...launchOptions, args }, baseURL, locale, timezoneId }
        const context = await openBrowser(folder, how)
        started.push(context)
        return context
      },
      network,
    })
    for (const context of started) await context.close()
    await close()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  },
})

/** A resource by another person. Nobody is logged in on the device afterwards. */
export async function resourceOfAnother(context: BrowserContext) {
  await signUpByCall(context.request, { first_name: 'Zoya' })
  const file = await pdfOf(['Match each colour.'], 'colours.pdf')
  const made = await shareResource(context.request, {
    title: `Colour cards ${crypto.randomUUID().slice(0, 6)}`,
    files: [file],
  })
  await context.clearCookies()
  return made
}

interface HowOpened {
  launchOptions: LaunchOptions
  baseURL: string | undefined
  locale: string | undefined
  timezoneId: string | undefined
}

function openBrowser(folder: string, { launchOptions, ...rest }: HowOpened): Promise<BrowserContext> {
  const known = Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))
  return chromium.launchPersistentContext(folder, { ...launchOptions, ...known, serviceWorkers: 'allow' })
}

/** What a page does only after some seconds has happened by then. */
const READ_MS = 5_000

/**
 * Opens a page and waits until the worker controls it and has stored a copy. The page's clock is moved forward, so that
 * no real seconds pass.
 */
export async function openAndKeep(page: Page, address: string): Promise<void> {
  await page.clock.install()
  await page.goto(address)
  await expectRunning(page)
  await page.clock.fastForward(READ_MS)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.clock.fastForward(READ_MS)
  const key = keyOf(addressOfCopy(address) ?? address, 'en')
  await expect.poll(() => isCopied(page, key), { timeout: 20_000 }).toBe(true)
  await expect.poll(() => isCopied(page, keyOf('/offline', 'en'))).toBe(true)
}

const isCopied = (page: Page, key: string): Promise<boolean> =>
  page.evaluate(async (of) => Boolean(await caches.match(of, { ignoreVary: true })), key)

/** How much the browser stores about people: mutations, packs, persons, and caches of packs. */
export const keptOfPeople = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const store = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('pankh-device')
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    const count = (name: string) =>
      new Promise<number>((resolve) => {
        const asked = store.transaction(name).objectStore(name).count()
        asked.onsuccess = () => resolve(asked.result)
      })
    const counts = [await count('acts'), await count('packs'), await count('person')]
    store.close()
    const packs = (await caches.keys()).filter((name) => name.startsWith('pankh-pack-'))
    return counts.reduce((sum, one) => sum + one, packs.length)
  })

/** Addresses of opened pages that the browser stores: copies of pages, and Workbox's records of them. */
export const keptOfVisits = (page: Page): Promise<string[]> =>
  page.evaluate(async (cache) => {
    const copies = (await caches.has(cache)) ? await (await caches.open(cache)).keys() : []
    const databases = await indexedDB.databases()
    if (!databases.some(({ name }) => name === 'workbox-expiration')) return copies.map(({ url }) => url)
    const store = await new Promise<IDBDatabase>((resolve, reject) => {
      const asked = indexedDB.open('workbox-expiration')
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
    const notes = await new Promise<{ url: string; cacheName: string }[]>((resolve) => {
      const asked = store.transaction('cache-entries').objectStore('cache-entries').getAll()
      asked.onsuccess = () => resolve(asked.result)
    })
    store.close()
    const own = notes.filter(({ cacheName }) => cacheName === cache)
    return [...copies, ...own].map(({ url }) => url)
  }, PAGES_CACHE)
